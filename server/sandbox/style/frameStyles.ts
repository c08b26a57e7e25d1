/** Colors, page frame and plain text of sandbox pages. */
export const frameStyles = `
@font-face {
  font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('/fonts/instrument-sans-basic.woff2') format('woff2');
}
@font-face {
  font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('/fonts/instrument-sans-accents.woff2') format('woff2'); unicode-range: U+00A1-00FF, U+0131, U+0152-0153, U+201A, U+201E;
}
@font-face {
  font-family: 'Instrument Sans'; font-weight: 400 700; font-display: swap;
  src: url('/fonts/instrument-sans-ext.woff2') format('woff2'); unicode-range: U+0100-0130, U+0132-0151, U+0154-021B, U+1E80-1EF3;
}
:root {
  color-scheme: light dark;
  --ground: #f9f3e8; --surface: #fffdf9; --sunken: #f2e8d6; --line: #e7dac2; --line-strong: #6d8589;
  --ink: #0e1d20; --quiet: #51696e; --accent: #007a70; --accent-strong: #006059; --on-accent: #ffffff;
  --tint: #daf3ee; --good: #1c6a37; --good-tint: #dff3e2; --bad: #b8302a; --bad-tint: #fce7e4;
  --casing: #1a2f34; --ribbon: #0e1d20; --on-ribbon: #fdeccd; --warm: #fdeccd; --on-warm: #8a5200;
  --shadow: 0 1px 2px rgb(38 52 46 / 6%), 0 6px 20px rgb(38 52 46 / 5%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0a1618; --surface: #132529; --sunken: #0e1d20; --line: #274047; --line-strong: #6d8589;
    --ink: #eff4f2; --quiet: #9db0b2; --accent: #40bcad; --accent-strong: #7dd3c6; --on-accent: #0a1618;
    --tint: #07383a; --good: #7bd394; --good-tint: #0f2f1b; --bad: #ff9d92; --bad-tint: #3a1614;
    --casing: #3d565c; --ribbon: #dcc49b; --on-ribbon: #0a1618; --warm: #2e2413; --on-warm: #ffc56b; --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.55 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
.ribbon {
  margin: 0; padding: .45rem 1rem; background: var(--ribbon); color: var(--on-ribbon);
  font-size: .8125rem; text-align: center;
}
.top {
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between;
  max-width: 66rem; margin: 0 auto; padding: 1.1rem 1.25rem 0;
}
.mark { display: inline-flex; gap: .5rem; align-items: center; color: var(--ink); font-size: 1.2rem; font-weight: 700; letter-spacing: -.02em; text-decoration: none; }
.mark em { color: var(--quiet); font-weight: 400; font-style: normal; letter-spacing: -.01em; }
.mark img { width: 1.9rem; height: 1.9rem; }
.visitor {
  display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; width: calc(100% - 2.5rem); max-width: 63.5rem; margin: 1rem auto 0; padding: .75rem 1.25rem;
  border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); font-size: .875rem;
}
.visitor label { display: inline-flex; gap: .5rem; align-items: center; min-width: 0; }
.visitor select { width: auto; max-width: 13rem; min-width: 0; min-height: 2.25rem; padding: .2rem .6rem; border-radius: .6rem; color: var(--ink); }
.visitor button { min-height: 2.25rem; padding: .2rem 1rem; }
@media (max-width: 40rem) { .visitor label { flex: 1 1 100%; justify-content: space-between; } .visitor label span { flex: none; } .visitor select { flex: 0 1 13rem; } }
main { max-width: 66rem; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; }
main.normal { max-width: 52rem; }
main.narrow { max-width: 32rem; }
h1, h2, h3 { font-weight: 650; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.65rem, 1.3rem + 1.6vw, 2.25rem); line-height: 1.15; letter-spacing: -.03em; text-wrap: balance; }
h2 { margin: 0 0 .5rem; font-size: 1.2rem; line-height: 1.3; letter-spacing: -.01em; }
h3 { margin: 0 0 .25rem; font-size: 1rem; }
p { margin: 0 0 .9rem; }
.lead { max-width: 42rem; margin-bottom: 1.75rem; color: var(--quiet); font-size: 1.075rem; }
.back { margin-bottom: .75rem; font-size: .9rem; }
.back a::before { content: '← ' / ''; }
a { color: var(--accent); text-underline-offset: .2em; text-decoration-thickness: 1px; }
a:hover { color: var(--accent-strong); text-decoration-thickness: 2px; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: .35rem; }
.muted, .hint { color: var(--quiet); }
.hint, small { font-size: .875rem; }
.mono, code, kbd { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: .92em; }
code { padding: .1em .35em; border-radius: .3rem; background: var(--sunken); }
hr { height: 1px; margin: 1.5rem 0; border: 0; background: var(--line); }
@media print { .ribbon, .top, .back { display: none; } }
`;
