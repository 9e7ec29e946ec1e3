"""Writing SVG: elements, numbers and letters, the same text for the same picture every time."""

from __future__ import annotations

from collections.abc import Iterable

FONT = "Arial, Helvetica, 'Liberation Sans', sans-serif"
INK = "#111111"

_NARROW = frozenset("fijlrtI.,:;'!|()- ")
_WIDE = frozenset("mwMW&@%")


def number(value: float) -> str:
    """A number with at most one decimal.

    >>> number(12.0), number(-0.04), number(86.6025)
    ('12', '0', '86.6')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def escaped(text: str) -> str:
    """A text in which no sign is taken for markup."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def tag(name: str, *inside: str, **attributes: str | float | None) -> str:
    """An element; `class_` stands for class, other underscores for hyphens, and None leaves an attribute out.

    >>> tag("circle", r=2.5, stroke_width=1, class_="slot")
    '<circle r="2.5" stroke-width="1" class="slot"/>'
    """
    head = name
    for key, value in attributes.items():
        if value is not None:
            text = escaped(value) if isinstance(value, str) else number(value)
            head += f' {key.rstrip("_").replace("_", "-")}="{text}"'
    body = "".join(inside)
    return f"<{head}>{body}</{name}>" if body else f"<{head}/>"


def group(class_: str, parts: Iterable[str], **attributes: str | float | None) -> str:
    """Several things together; nothing at all if there are none."""
    body = "".join(parts)
    return tag("g", body, class_=class_, **attributes) if body else ""


def document(
    class_: str, box: tuple[float, float, float, float], scale: float, title: str, desc: str, body: str
) -> str:
    """A whole picture, with the words that a screen reader says. `box` is left, top, width and height."""
    return tag(
        "svg",
        tag("title", escaped(title)),
        tag("desc", escaped(desc)),
        body,
        xmlns="http://www.w3.org/2000/svg",
        class_=class_,
        viewBox=" ".join(map(number, box)),
        width=box[2] * scale,
        height=box[3] * scale,
        role="graphics-document",
        aria_label=title,
        font_family=FONT,
        text_anchor="middle",
    )


def words(text: str, at: complex, size: float, class_: str | None = None, **attributes: str | float | None) -> str:
    """A line of text around a point. Capitals and figures, which go below no line, sit in its middle."""
    return tag(
        "text",
        escaped(text),
        class_=class_,
        x=at.real,
        y=at.imag + size * 0.36,
        font_size=size,
        **attributes,
    )


def text_width(text: str, size: float) -> float:
    """About how wide a text is; a little too much rather than too little."""
    return size * sum(0.34 if sign in _NARROW else 0.9 if sign in _WIDE else _letter(sign) for sign in text)


def _letter(sign: str) -> float:
    return 0.72 if sign.isupper() else 0.58
