"""The menu: what may be done now, ready for buttons."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any

from ..core.action import Accept, Action, Decline, LayPrivateTile, LayTile, Offer, SetPar, StartCorporation
from ..core.codec import snake
from ..core.game import Game
from ..core.ids import NOBODY
from ..core.play import Answer, speaker, stage_of
from ..core.stage import Choice, Step
from ..core.table import Table
from ..core.trial import Trial, try_out
from ..rules.laying import LayingTrack
from .choice_subject import About, about_action
from .consequences import set_off
from .founding import founding, treasury_then
from .lay_drawing import lays_drawn
from .menu_shapes import ChoiceView, MenuView, RefusalView
from .money_needed import sales_can_raise, still_to_raise, with_what_sales_leave
from .refusing import refusals
from .routing import as_drawn
from .table_names import TableNames
from .tile_ranking import ranks, worth_of
from .wording import Wording

Offered = tuple[tuple[Step[Any], Choice], ...]
"""All that may be done, each with its verb."""


def menu(game: Game, wording: Wording, refused: bool = True) -> MenuView:
    """What may be done now, by whoever may do it; and, if asked, what somebody may well try in vain."""
    names, t = TableNames(game.title, game.players), game.table()
    actor = stage_of(t).actor(t) if game.state.agenda else NOBODY
    offered, missing = tuple(_as_drawn(game)), still_to_raise(t)
    choices = tuple(choice for _, choice in offered)
    views = _choices(t, names, wording, offered)
    return MenuView(
        seat=names.seat(game.to_act),
        actor=names.party(actor),
        to_raise=missing,
        can_raise=sales_can_raise(t),
        choices=with_what_sales_leave(game, choices, views) if missing else views,
        refused=refusals(game, wording, choices) if refused else (),
        rest=None,
        courses=(),
    )


def _as_drawn(game: Game) -> Iterator[tuple[Step[Any], Choice]]:
    """All that may be done; trains run as they are drawn."""
    for step, choice in game.legal_actions().by_step():
        action = as_drawn(game, choice.action)
        yield step, choice if action is choice.action else replace(choice, action=action)


def menu_for(menu: MenuView, seats: Collection[str]) -> MenuView | None:
    """What some of the seats may do; none if it is nothing. What is refused concerns only whose turn it is."""
    choices = tuple(choice for choice in menu.choices if choice.seat in seats)
    refused: tuple[RefusalView, ...] = menu.refused if menu.seat in seats else ()
    if not choices and not refused:
        return None
    return replace(menu, choices=choices, refused=refused)


def _choices(t: Table, names: TableNames, wording: Wording, offered: Offered) -> tuple[ChoiceView, ...]:
    lays, steps = _lays(t, names, offered), stage_of(t).steps(t) if offered else ()
    found = [
        lays.get(index) or _choice(t, steps, names, wording, step, choice)
        for index, (step, choice) in enumerate(offered)
    ]
    for index, more in lays_drawn(names, t.state, (choice.action for _, choice in offered)).items():
        found[index] = replace(found[index], about={**found[index].about, **more})
    return tuple(_with_ranks(t, offered, found))


def _with_ranks(t: Table, offered: Offered, views: Sequence[ChoiceView]) -> Iterator[ChoiceView]:
    """Lays that stand alone, such as those by right of a private, have their ranks too, once it is known what they
    cost."""
    lays = {
        index: choice.action
        for index, (_, choice) in enumerate(offered)
        if isinstance(choice.action, LayTile | LayPrivateTile) and "rank" not in views[index].about
    }
    places = ranks(t, list(lays.values()), [views[index].cost or 0 for index in lays])
    rank_of = dict(zip(lays, places, strict=True))
    for index, view in enumerate(views):
        yield replace(view, about={**view.about, "rank": rank_of[index]}) if index in rank_of else view


def _choice(
    t: Table, steps: Sequence[Step[Any]], names: TableNames, wording: Wording, step: Step[Any], choice: Choice
) -> ChoiceView:
    offer = isinstance(choice.action, Offer)
    deal = choice.action.deal if isinstance(choice.action, Offer) else choice.action
    trial = try_out(t.title, t.state, choice.action, steps)
    about: About = about_action(names, t.state, deal)
    if not offer:
        about = {**set_off(names, trial), **about, **_founding(t, deal, trial), **_on_the_table(t, names, deal)}
    return ChoiceView(
        action=names.codec.write_action(choice.action),
        kind=snake(deal.__class__.__name__),
        group=step.group,
        final=step.is_final,
        label=wording.label(choice, trial),
        field=choice.field or "",
        low=choice.low,
        high=choice.high,
        offer=offer,
        seat=names.seat(speaker(t, choice.action)),
        cost=trial.cost,
        gain=trial.gain,
        about=about,
    )


def _founding(t: Table, action: Action, trial: Trial) -> About:
    """How many shares a founder can have at a par price, how many float the corporation, and what it has then."""
    if not isinstance(action, SetPar | StartCorporation):
        return {}
    found = founding(t, action)
    return {
        "affordable": found.most,
        "floats": found.floats,
        "float_shares": found.shares,
        "treasury": treasury_then(trial, found),
    }


def _on_the_table(t: Table, names: TableNames, action: Action) -> About:
    """What an answer is about: the deal, and who has proposed it."""
    if not isinstance(action, Accept | Decline):
        return {}
    deal = t.frame(Answer).deal
    return {**about_action(names, t.state, deal), "deal": snake(deal.__class__.__name__), "by": names.party(deal.by)}


def _lays(t: Table, names: TableNames, offered: Offered) -> dict[int, ChoiceView]:
    """By line of the menu: the ordinary tile lays. There are many, so they are priced and ranked all at once."""
    laying = next((step for step, _ in offered if isinstance(step, LayingTrack)), None)
    if laying is None:
        return {}
    found = [(index, choice.action) for index, (_, choice) in enumerate(offered) if isinstance(choice.action, LayTile)]
    seat = names.seat(speaker(t, found[0][1]))
    costs = [laying.cost(t, action.by, action.hex, action.lay) for _, action in found]
    places = ranks(t, [action for _, action in found], costs)
    return {
        index: _lay(t, names, laying, action, cost, rank, seat)
        for (index, action), cost, rank in zip(found, costs, places, strict=True)
    }


def _lay(
    t: Table, names: TableNames, laying: LayingTrack, action: LayTile, cost: int, rank: int, seat: str
) -> ChoiceView:
    return ChoiceView(
        action=names.codec.write_action(action),
        kind="lay_tile",
        group=laying.group,
        final=laying.is_final,
        label="",
        field="",
        low=0,
        high=0,
        offer=False,
        seat=seat,
        cost=cost,
        gain=None,
        about={**about_action(names, t.state, action), "rank": rank, "worth": worth_of(t, action.lay), "private": ""},
    )
