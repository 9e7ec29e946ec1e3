"""Settings: from the environment, and back into one."""

from __future__ import annotations

import pytest

from tresham.server.settings import BadSetting, Rate, Settings, environment_of, from_environment


def test_nothing_set_is_the_usual():
    assert from_environment({}) == Settings()
    assert from_environment({"TRESHAM_MODE": ""}) == Settings()


def test_every_field_survives_the_way_to_another_process():
    changed = Settings(
        database_url="postgresql://club@db/tresham",
        mode="local",
        registration="invite",
        hosts=("club.example", "localhost"),
        session_days=7,
        body_limit=1000,
        import_limit=2000,
        depth_limit=9,
        reads=Rate(0.25, 7),
        writes=Rate(0, 0),
        logins=Rate(1, 2),
        accounts=Rate(3, 4),
        copies=Rate(5, 6),
        tables=7,
        branches=8,
        bot_tables=9,
        streams=3,
        connections=50,
        bot_workers=0,
        bot_delay=1.5,
        memory=64,
        warm=False,
        page=Settings().page / "other",
    )
    usual = Settings()
    assert all(getattr(changed, name) != getattr(usual, name) for name in Settings.__slots__)
    assert from_environment(environment_of(changed)) == changed


def test_what_is_chosen_has_precedence():
    assert from_environment({"TRESHAM_MODE": "local"}, mode="server").mode == "server"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TRESHAM_MODE", "club"),
        ("TRESHAM_REGISTRATION", "yes"),
        ("TRESHAM_READS", "fast"),
        ("TRESHAM_READS", "0/5"),
        ("TRESHAM_READS", "-1/5"),
        ("TRESHAM_READS", "nan/5"),
        ("TRESHAM_BODY_LIMIT", "-1"),
        ("TRESHAM_SESSION_DAYS", "a week"),
        ("TRESHAM_BOT_DELAY", "inf"),
        ("TRESHAM_WARM", "maybe"),
    ],
)
def test_what_makes_no_sense_is_told_with_its_name(name, value):
    with pytest.raises(BadSetting, match=name):
        from_environment({name: value})


def test_local_mode_answers_to_this_machine_only_unless_told():
    assert "localhost" in Settings(mode="local").answers_to
    assert Settings(mode="local", hosts=("den",)).answers_to == ("den",)
    assert Settings(mode="server").answers_to == ()
