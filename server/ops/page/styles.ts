/**
 * The site's colors by role, as far as this page needs them: it is rendered by code and brings its own styles. A test
 * keeps them equal to styles/theme.css.
 */
type Palette = Readonly<Record<string, string>>;

export const light: Palette = {
  'color-surface': '#fffdf9',
  'color-surface-raised': '#ffffff',
  'color-surface-tint': '#eefaf7',
  'color-surface-tint-strong': '#daf3ee',
  'color-text': '#0e1d20',
  'color-text-muted': '#51696e',
  'color-border': '#e7dac2',
  'color-border-strong': '#6d8589',
  'color-accent': '#007a70',
  'color-accent-hover': '#006059',
  'color-on-accent': '#ffffff',
  'color-accent-text': '#006d64',
  'color-danger-text': '#b8302a',
  'color-danger-surface': '#fce7e4',
  'color-success-text': '#1c6a37',
};

export const dark: Palette = {
  'color-surface': '#0a1618',
  'color-surface-raised': '#132529',
  'color-surface-tint': '#072225',
  'color-surface-tint-strong': '#07383a',
  'color-text': '#eff4f2',
  'color-text-muted': '#9db0b2',
  'color-border': '#274047',
  'color-border-strong': '#6d8589',
  'color-accent': '#40bcad',
  'color-accent-hover': '#7dd3c6',
  'color-on-accent': '#0a1618',
  'color-accent-text': '#7dd3c6',
  'color-danger-text': '#ff9d92',
  'color-danger-surface': '#3a1614',
  'color-success-text': '#7bd394',
};

function roles(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
}

/** All styles of the operator's page. */
export const opsStyles = `
@font-face { font-family: "Instrument Sans"; font-weight: 400 700; font-display: swap; src: url("/fonts/instrument-sans-basic.woff2") format("woff2"); }
:root { color-scheme: light dark; ${roles(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${roles(dark)} } }
*, *::before { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--color-surface); color: var(--color-text); font: 1rem/1.55 "Instrument Sans", system-ui, sans-serif; }
main { width: min(75rem, 100% - 2 * clamp(1rem, .4rem + 2.8vw, 3rem)); margin-inline: auto; padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) 5rem; }
h1 { margin: 0 0 .6rem; font-size: clamp(2rem, 1.45rem + 2.3vw, 3.375rem); font-weight: 700; line-height: 1.08; letter-spacing: -.03em; text-wrap: balance; }
h2 { margin: 0 0 .35rem; font-size: 1.25rem; font-weight: 600; line-height: 1.25; letter-spacing: -.015em; }
p { margin: 0 0 1rem; max-width: 44rem; }
.quiet, .lead { color: var(--color-text-muted); }
.lead { margin-bottom: 1.25rem; font-size: .9375rem; }
.bad { color: var(--color-danger-text); font-weight: 600; }
.brand { display: flex; gap: .6rem; align-items: center; margin: 0 0 1.75rem; color: var(--color-text-muted); font-weight: 600; }
.brand::before { content: ""; width: 1.5rem; height: 1.5rem; border-radius: 50% 50% 50% .3rem; background: var(--color-accent); }
:focus-visible { outline: 3px solid var(--color-accent); outline-offset: 2px; }
section { margin-top: 1.25rem; padding: clamp(1.1rem, .8rem + 1.4vw, 2rem); border: 1px solid var(--color-border); border-radius: 1.5rem; background: var(--color-surface-raised); }
section > :last-child { margin-bottom: 0; }
.trio { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.25rem; align-items: stretch; }
@media (min-width: 44rem) { .trio { grid-template-columns: repeat(2, minmax(0, 1fr)); } .trio section:first-child { grid-column: 1 / -1; } }
@media (min-width: 68rem) { .trio { grid-template-columns: repeat(3, minmax(0, 1fr)); } .trio section:first-child { grid-column: auto; } }
form { display: grid; gap: .5rem; }
label { font-weight: 600; }
input { width: 100%; min-height: 3.25rem; padding: .5rem 1rem; border: 1px solid var(--color-border-strong); border-radius: .875rem; background: var(--color-surface-raised); color: inherit; font: inherit; }
textarea { width: 100%; padding: .75rem 1rem; border: 1px solid var(--color-border-strong); border-radius: .875rem; background: var(--color-surface-raised); color: inherit; font: inherit; resize: vertical; }
textarea + label { margin-top: 1.25rem; }
.attention + p { margin-top: 1.25rem; }
input[aria-invalid] { border-color: var(--color-danger-text); box-shadow: 0 0 0 1px var(--color-danger-text); }
button, .button { justify-self: start; min-height: 2.75rem; padding: .5rem 1.4rem; border: 1px solid transparent; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover, .button:hover { background: var(--color-accent-hover); }
button.plain { border-color: var(--color-border-strong); background: transparent; color: var(--color-accent-text); }
button.plain:hover { background: var(--color-surface-tint); }
.door { display: grid; min-height: 100vh; align-content: center; width: min(30rem, 100% - 2rem); padding-block: 2rem; }
.button { display: inline-block; margin-top: .5rem; line-height: 1.75; overflow-wrap: anywhere; text-decoration: none; }
.door form { margin-top: .5rem; }
.door button { margin-top: .5rem; min-height: 3.25rem; }
.attention { margin: 1.75rem 0 0; padding: 1rem clamp(1.1rem, .8rem + 1.4vw, 2rem); border-radius: 1.5rem; background: var(--color-surface-tint-strong); color: var(--color-success-text); font-weight: 600; }
.attention.bad { background: var(--color-danger-surface); color: var(--color-danger-text); }
.end { margin-top: 2rem; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 1.5rem .5rem 0; border-top: 1px solid var(--color-border); text-align: start; }
th:last-child, td { padding-inline-end: 0; text-align: end; }
thead th { border-top: 0; color: var(--color-text-muted); font-size: .8125rem; font-weight: 600; }
tbody th { font-weight: 500; }
.settings { margin: 0; padding: 0; list-style: none; }
.settings li { display: flex; flex-wrap: wrap; gap: .4rem 2rem; align-items: center; justify-content: space-between; padding: .5rem 0; border-top: 1px solid var(--color-border); }
.settings p { flex: 1 1 18rem; margin: 0; }
.ways, .share { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
.share input { width: 7.5rem; min-height: 2.75rem; }
a { color: var(--color-accent-text); }
h3 { margin: 1.25rem 0 .25rem; font-size: 1rem; font-weight: 600; }
nav { margin-bottom: 1rem; }
table + p, form + p { margin-top: 1.25rem; }
.who { font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem); overflow-wrap: anywhere; }
.find { max-width: 44rem; margin-block: 1.5rem; }
.find .lead { margin: 0; }
.lines { margin: 0; padding: 0; list-style: none; }
.lines li { padding: .5rem 0; border-top: 1px solid var(--color-border); font-size: .9375rem; overflow-wrap: anywhere; }
.lines li:first-child { border-top: 0; }
details { margin: .4rem 0; }
summary { width: fit-content; padding-block: .3rem; color: var(--color-accent-text); font-weight: 600; cursor: pointer; }
details form { max-width: 30rem; padding: .75rem 0 .75rem 1rem; }
details .lead { margin: 0; }
.person { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.25rem; }
@media (min-width: 60rem) { .person { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start; } }
@media (forced-colors: active) { section, .attention { border: 1px solid CanvasText; } }
@media print { form { display: none; } section { break-inside: avoid; } }
`;
