/**
 * The styles of the documentation page: text, rules and one accent, in the site's typeface and the system's color
 * scheme.
 */
export const documentationStyles = `
@font-face { font-family: "Instrument Sans"; font-weight: 400 700; font-display: swap; src: url("/fonts/instrument-sans-basic.woff2") format("woff2"); }
:root { color-scheme: light dark; --ground: #fffdf9; --text: #132529; --quiet: #51696e; --line: #e2e8e7; --accent: #006d64; --tint: #eefaf7; }
@media (prefers-color-scheme: dark) { :root { --ground: #0a1618; --text: #eff4f2; --quiet: #9db0b2; --line: #274047; --accent: #7dd3c6; --tint: #132529; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1.0625rem/1.55 "Instrument Sans", system-ui, sans-serif; }
header, main { width: min(56rem, 100% - 2.5rem); margin-inline: auto; }
header { padding-block: 3.5rem 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: clamp(2rem, 1.4rem + 2.5vw, 3.25rem); line-height: 1.05; letter-spacing: -.03em; }
h2 { margin: 3.5rem 0 1rem; font-size: 1.5rem; letter-spacing: -.02em; scroll-margin-top: 1rem; }
h3 { margin: 0 0 .4rem; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0 0 .75rem; }
ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1.25rem 0 0; padding: 0; list-style: none; }
a { color: var(--accent); text-underline-offset: .18em; }
a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
article { padding: 1.25rem 0; border-top: 1px solid var(--line); }
code { font: .9em ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
.method { display: inline-block; min-width: 4.25rem; color: var(--accent); font: 700 .8125rem ui-monospace, Menlo, monospace; }
.quiet { color: var(--quiet); font-size: .9375rem; }
dl { display: grid; grid-template-columns: minmax(9rem, auto) 1fr; gap: .3rem 1.25rem; margin: 0 0 .75rem; font-size: .9375rem; }
dd { margin: 0; color: var(--quiet); }
.scroll { overflow-x: auto; margin-bottom: 4rem; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; }
th, td { padding: .55rem .9rem .55rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
tr:target { background: var(--tint); }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; gap: .1rem; } dd { margin-bottom: .4rem; } }
@media print { nav { display: none; } }
`;
