"""Where the rules of 18AB tell of its words: ids without the title."""

from __future__ import annotations

TERMS = {
    "share": "SU.2 ST.2",
    "certificate_limit": "SU.4",
    "president": "ST.3 ST.8",
    "par": "ST.3",
    "float": "ST.4",
    "offering": "ST.2",
    "price": "MK.1 MK.2",
    "treasury": "ST.4 OR.2",
    "stock_round": "ST.1",
    "operating_round": "OR.1",
    "order": "OR.1",
    "tile": "TR.1 TR.3",
    "home": "OR.3",
    "route": "RT.1 RT.2",
    "dividend": "DV.1",
    "train_limit": "TN.2",
    "train_duty": "TN.3",
    "phase": "PH.1",
    "rusting": "PH.2",
    "emergency": "EM.1",
    "worth": "EG.3",
    "bank": "EG.1",
    "sold_out": "MK.3",
    "pool": "SL.2",
    "priority": "ST.6",
    "bankruptcy": "EM.3",
}
"""By term of the glossary."""
