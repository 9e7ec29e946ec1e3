"""How the page of a report looks: light and dark as the reader has it, on paper, on a telephone."""

STYLE = """
:root{color-scheme:light dark;--ink:#1d2327;--ground:#fbfaf7;--line:#c9c6bd;--soft:#efece4;--link:#0b57a4}
@media(prefers-color-scheme:dark){:root{--ink:#e8e6e1;--ground:#191c1f;--line:#464b50;--soft:#23272b;--link:#8ec1ff}}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,"Liberation Sans",Arial,sans-serif}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.6rem;line-height:1.2;margin:0 0 .5rem}
h2{font-size:1.2rem;margin:2.5rem 0 .75rem;border-bottom:1px solid var(--line);padding-bottom:.25rem}
figure{margin:0 0 1.75rem}figcaption{font-weight:600;margin-bottom:.4rem}
.chart svg,.map svg{display:block;max-width:100%;height:auto}
.map svg{background:#f4f1ea;border-radius:6px}
.chart{overflow-x:auto}.chart svg{width:100%;min-width:34rem}
.wide{overflow-x:auto;max-height:32rem}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:.2rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
thead th{position:sticky;top:0;background:var(--soft)}tbody th{font-weight:500;white-space:nowrap}
td.number,th.number{text-align:right}
details{margin-top:.5rem}summary{cursor:pointer;color:var(--link);min-height:1.75rem}a{color:var(--link)}
.about{margin:0}
@media print{details{display:none}figure{break-inside:avoid}.wide{max-height:none}}
""".strip()
