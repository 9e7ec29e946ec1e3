"""From a rule to the tests that prove it."""

import pytest

from tests.marks import ROOT
from tools.index_rules import INDEX, RENEW, index_text, marked_tests
from tresham.titles import SHELF
from tresham.view import proofs_of, rules_of

SOURCE = """
from tests.marks import rule

@rule("1830-AU.5", "1830-AU.6")
@slow
def test_of_two_rules(): ...

@slow("1830-AU.7")
def test_of_none(): ...

def test_without_a_mark(): ...
"""


def test_marks_are_read_without_running_the_tests():
    assert list(marked_tests(SOURCE)) == [("test_of_two_rules", ["1830-AU.5", "1830-AU.6"])]


def test_the_index_is_up_to_date():
    assert INDEX.read_text(encoding="utf-8") == index_text(ROOT), f"tests or their marks have changed: {RENEW}"


def test_a_rule_has_the_tests_that_wear_its_id():
    found = [(test.file, test.name, test.words) for test in proofs_of("1830-AU.5")]
    name = "test_promised_money_cannot_buy_the_offered_private"
    assert ("tests/rules/test_1830_auction.py", name, "promised money cannot buy the offered private") in found
    assert proofs_of("") == proofs_of("1830-XX.99") == ()


@pytest.mark.parametrize("title", SHELF)
def test_most_rules_of_a_title_have_tests(title):
    own = [rule.id for rule in rules_of(title) if rule.id.startswith(f"{title}-")]
    proved = [rule for rule in own if proofs_of(rule)]
    assert len(proved) > 0.75 * len(own)
