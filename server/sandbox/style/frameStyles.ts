/** Colours, page frame and plain text of sandbox pages. */
export const frame = `
:root {
  color-scheme: light dark;
  --ground: #f7f2e8; --surface: #fffdf9; --sunken: #f1e9da; --line: #e2d7c3; --line-strong: #9c927f;
  --ink: #12262b; --quiet: #566464; --accent: #0b7a75; --accent-strong: #075e5a; --on-accent: #ffffff;
  --tint: #e3f2ef; --good: #1c6b3c; --good-tint: #e4f2e6; --bad: #a1301f; --bad-tint: #fbe9e4;
  --casing: #1d2b30; --ribbon: #12262b; --on-ribbon: #f3ead9; --shadow: 0 1px 2px rgb(18 38 43 / 6%), 0 6px 20px rgb(18 38 43 / 5%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1a1e; --surface: #14262b; --sunken: #0f2025; --line: #274047; --line-strong: #67828a;
    --ink: #ebf0ec; --quiet: #a5b8b7; --accent: #5ccabd; --accent-strong: #84dcd1; --on-accent: #05211e;
    --tint: #153a3a; --good: #8bd6a4; --good-tint: #16352a; --bad: #ffab98; --bad-tint: #3d2320;
    --casing: #3a4d53; --ribbon: #d9c7a3; --on-ribbon: #1d1a12; --shadow: none;
  }
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word;
  font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
.ribbon {
  margin: 0; padding: .45rem 1rem; background: var(--ribbon); color: var(--on-ribbon);
  font-size: .8125rem; text-align: center;
}
.top {
  display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: center; justify-content: space-between;
  max-width: 66rem; margin: 0 auto; padding: 1.1rem 1.25rem 0;
}
.mark { display: inline-flex; gap: .6rem; align-items: center; color: var(--ink); font-weight: 700; text-decoration: none; }
.mark em { color: var(--quiet); font-weight: 400; font-style: normal; }
.mark span { width: 1.5rem; height: 1.5rem; border-radius: .75rem .75rem .75rem .2rem; background: var(--accent); }
main { max-width: 66rem; margin: 0 auto; padding: 1.75rem 1.25rem 4rem; }
main.normal { max-width: 52rem; }
main.narrow { max-width: 32rem; }
h1 { margin: 0 0 .5rem; font-size: clamp(1.65rem, 1.3rem + 1.6vw, 2.25rem); line-height: 1.15; letter-spacing: -.02em; text-wrap: balance; }
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
