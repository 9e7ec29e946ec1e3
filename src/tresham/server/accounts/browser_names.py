"""What a browser says of itself, in two words."""

from __future__ import annotations

BROWSERS = {"Firefox/": "Firefox", "FxiOS/": "Firefox", "Edg": "Edge", "OPR/": "Opera", "CriOS/": "Chrome"} | {
    "Chrome/": "Chrome",
    "Safari/": "Safari",
}
"""By what stands in the header; nearly all say that they are Safari too, so the order counts."""
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS"} | {
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def browser_named(header: str) -> str:
    """A browser and its system; whatever else it told of itself is not kept.

    >>> browser_named("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> browser_named("curl/8.1")
    ''
    """
    found = [next((name for mark, name in marks.items() if mark in header), "") for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))
