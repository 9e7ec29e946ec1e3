"""What is kept as text: JSON as short as it gets."""

from __future__ import annotations

import json
from typing import Any

from ..core.codec import Codec
from ..core.game import Node


def compact(value: Any) -> str:
    """JSON as short as it gets."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def written(codec: Codec, node: Node) -> dict[str, Any]:
    """An action as it is kept: itself, what it brought about, and a fingerprint of the position."""
    return {
        "action": compact(codec.write_action(node.action)) if node.action else None,
        "events": compact([codec.write_event(event) for event in node.events]),
        "digest": codec.digest(node.state),
    }
