import { dark, light, roles } from './palette';

/** Background, type, frame and forms of the operator's page. */
const frame = `
@font-face { font-family: "Instrument Sans"; font-weight: 400 700; font-display: swap; src: url("/fonts/instrument-sans-basic.woff2") format("woff2"); }
:root { color-scheme: light dark; ${roles(light)} }
@media screen and (prefers-color-scheme: dark) { :root { ${roles(dark)} } }
*, *::before { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--color-surface); color: var(--color-text); font: 1rem/1.55 "Instrument Sans", system-ui, sans-serif; }
main { width: min(75rem, 100% - 2 * clamp(1rem, .4rem + 2.8vw, 3rem)); margin-inline: auto; padding-block: clamp(1.5rem, 1rem + 2vw, 3rem) 5rem; }
h1 { margin: 0; font-size: clamp(2rem, 1.45rem + 2.3vw, 3.375rem); font-weight: 700; line-height: 1.08; letter-spacing: -.03em; text-wrap: balance; }
h2 { margin: 0 0 .35rem; font-size: 1.25rem; font-weight: 600; line-height: 1.25; letter-spacing: -.015em; }
h3 { margin: 1.5rem 0 .5rem; font-size: 1rem; font-weight: 600; overflow-wrap: anywhere; }
p { margin: 0 0 1rem; max-width: 44rem; }
.quiet, .lead { color: var(--color-text-muted); }
.lead { margin-bottom: 1.25rem; font-size: .9375rem; }
.bad { color: var(--color-danger-text); font-weight: 600; }
.brand { display: flex; gap: .6rem; align-items: center; margin: 0 0 1.75rem; color: var(--color-text-muted); font-weight: 600; }
.brand::before { content: ""; width: 1.5rem; height: 1.5rem; border-radius: 50% 50% 50% .3rem; background: var(--color-accent); }
.top { display: flex; flex-wrap: wrap; gap: 1.25rem 2rem; align-items: end; justify-content: space-between; margin-bottom: 1.75rem; }
.top p { margin: .6rem 0 0; }
.periods { display: flex; gap: .25rem; margin: 0; padding: .25rem; border-radius: 999px; background: var(--color-surface-warm); list-style: none; }
.periods a { display: block; min-height: 2.5rem; padding: .5rem clamp(.6rem, 3vw, 1rem); border-radius: 999px; color: var(--color-accent-text); font-weight: 600; line-height: 1.5rem; text-decoration: none; white-space: nowrap; }
.periods a:hover { background: var(--color-surface-tint-strong); }
.periods a[aria-current] { background: var(--color-accent); color: var(--color-on-accent); }
:focus-visible { outline: 3px solid var(--color-accent); outline-offset: 2px; }
section { margin-top: 1.25rem; padding: clamp(1.1rem, .8rem + 1.4vw, 2rem); border: 1px solid var(--color-border); border-radius: 1.5rem; background: var(--color-surface-raised); }
section > :last-child { margin-bottom: 0; }
.trio { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 1.25rem; align-items: stretch; }
@media (min-width: 44rem) { .trio { grid-template-columns: repeat(2, minmax(0, 1fr)); } .trio section:first-child { grid-column: 1 / -1; } }
@media (min-width: 68rem) { .trio { grid-template-columns: repeat(3, minmax(0, 1fr)); } .trio section:first-child { grid-column: auto; } }
form { display: grid; gap: .5rem; }
label { font-weight: 600; }
input { width: 100%; min-height: 3.25rem; padding: .5rem 1rem; border: 1px solid var(--color-border-strong); border-radius: .875rem; background: var(--color-surface-raised); color: inherit; font: inherit; }
input[aria-invalid] { border-color: var(--color-danger-text); box-shadow: 0 0 0 1px var(--color-danger-text); }
button { justify-self: start; min-height: 2.75rem; padding: .5rem 1.4rem; border: 1px solid transparent; border-radius: 999px; background: var(--color-accent); color: var(--color-on-accent); font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--color-accent-hover); }
button.plain { border-color: var(--color-border-strong); background: transparent; color: var(--color-accent-text); }
button.plain:hover { background: var(--color-surface-tint); }
.door { display: grid; min-height: 100vh; align-content: center; width: min(30rem, 100% - 2rem); padding-block: 2rem; }
.door form { margin-top: .5rem; }
.door button { margin-top: .5rem; min-height: 3.25rem; }
.end { margin-top: 2rem; }
`;

/** Numbers, charts and their tables. */
const figures = `
.summary { display: grid; grid-template-columns: 1fr 1fr; margin: 0; padding: 0; overflow: hidden; border-radius: 1.5rem; background: var(--color-surface-tint-strong); list-style: none; }
.summary li { padding: 1.25rem clamp(1.1rem, .8rem + 1.4vw, 2rem); box-shadow: -1px 0 var(--color-surface), 0 -1px var(--color-surface); }
@media (min-width: 44rem) { .summary { grid-template-columns: repeat(4, 1fr); } }
.summary strong { display: block; font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem); font-weight: 700; line-height: 1.15; letter-spacing: -.03em; font-variant-numeric: tabular-nums; }
.summary .alarm { background: var(--color-danger-surface); }
.summary .alarm strong { color: var(--color-danger-text); }
.summary .well strong { color: var(--color-success-text); font-size: 1.35rem; line-height: 1.5; letter-spacing: -.01em; }
.days { display: grid; grid-template-columns: auto 1fr; gap: .35rem .6rem; margin: 0; }
.days svg { display: block; width: 100%; height: clamp(9rem, 20vw, 15rem); overflow: visible; }
.axis { display: flex; justify-content: space-between; color: var(--color-text-muted); font-size: .8125rem; font-variant-numeric: tabular-nums; line-height: 1; }
.axis.upright { flex-direction: column; align-items: end; }
.axis.across { grid-column: 2; }
.bar { fill: var(--color-accent); }
.bar.weekend { fill-opacity: .5; }
.bar.ghost { fill: var(--color-border); fill-opacity: .6; }
.rule { stroke: var(--color-border); stroke-width: 1; vector-effect: non-scaling-stroke; }
.track { fill: var(--color-surface-warm); }
.steps { display: grid; gap: .75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.steps svg { display: block; width: 100%; height: 2.75rem; border-radius: .6rem; }
.steps div { display: flex; flex-wrap: wrap; gap: .1rem .75rem; align-items: baseline; justify-content: space-between; margin-bottom: .3rem; }
.steps strong { font-size: 1.25rem; font-variant-numeric: tabular-nums; letter-spacing: -.015em; }
.tone-1 { fill: var(--color-accent); background: var(--color-accent); }
.tone-2 { fill: var(--art-stripe); background: var(--art-stripe); }
.tone-3 { fill: var(--color-highlight); background: var(--color-highlight); }
.tone-4 { fill: var(--art-ink); background: var(--art-ink); }
.tone-5 { fill: var(--color-border-strong); background: var(--color-border-strong); }
.tone-bad { fill: var(--color-danger-text); background: var(--color-danger-text); }
.stack { display: block; width: 100%; height: 2.25rem; border-radius: 999px; background: var(--color-surface-warm); }
.arms { display: grid; grid-template-columns: minmax(4.5rem, auto) 1fr; gap: .5rem .9rem; align-items: center; margin: 0; }
.arms dt { font-weight: 500; overflow-wrap: anywhere; }
.arms dd { margin: 0; }
.interval { display: block; width: 100%; height: 1.5rem; overflow: visible; }
td .interval { display: inline-block; width: 8rem; vertical-align: middle; }
.band { stroke: var(--color-accent); stroke-opacity: .35; stroke-width: 12; vector-effect: non-scaling-stroke; }
.dot { stroke: var(--color-accent); stroke-width: 14; stroke-linecap: round; vector-effect: non-scaling-stroke; }
.ranks { margin: 0; padding: 0; list-style: none; columns: 24rem; column-gap: 3rem; }
.ranks li { break-inside: avoid; }
.ranks div { display: flex; gap: 1rem; justify-content: space-between; font-size: .9375rem; font-variant-numeric: tabular-nums; }
.ranks span { min-width: 0; overflow-wrap: anywhere; }
.ranks svg { display: block; width: 100%; height: .4rem; margin: .2rem 0 .8rem; border-radius: .2rem; background: var(--color-surface-warm); }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; }
th, td { padding: .5rem 1.5rem .5rem 0; border-top: 1px solid var(--color-border); text-align: start; vertical-align: middle; }
th:last-child, td:last-child { padding-inline-end: 0; }
thead th { border-top: 0; color: var(--color-text-muted); font-size: .8125rem; font-weight: 600; }
tbody th { font-weight: 500; white-space: nowrap; }
.number { text-align: end; white-space: nowrap; }
.nowrap { white-space: nowrap; }
.key { display: inline-block; width: .8rem; height: .8rem; margin-inline-end: .6rem; border-radius: .25rem; forced-color-adjust: none; }
.chart-table { margin-top: 1rem; }
details summary { display: inline-block; padding: .4rem 0; color: var(--color-accent-text); font-weight: 600; cursor: pointer; }
details .scroll { max-height: 24rem; overflow: auto; }
.settings { margin: 0; padding: 0; list-style: none; }
.settings li { display: flex; flex-wrap: wrap; gap: .4rem 2rem; align-items: center; justify-content: space-between; padding: .5rem 0; border-top: 1px solid var(--color-border); }
.settings p { flex: 1 1 18rem; margin: 0; }
.ways, .share { display: flex; flex-wrap: wrap; gap: .4rem .9rem; align-items: center; }
.share input { width: 7.5rem; min-height: 2.75rem; }
.facts { display: grid; grid-template-columns: 1fr auto; gap: .35rem 1rem; margin: 1.25rem 0 0; font-size: .9375rem; }
.facts dt { color: var(--color-text-muted); }
.facts dd { margin: 0; font-weight: 600; text-align: end; }
@media (forced-colors: active) { .bar, .steps rect, .stack rect, .ranks rect { fill: CanvasText; } .stack rect { stroke: Canvas; } .track { fill: Canvas; } .band { stroke: GrayText; } .dot { stroke: Highlight; } .rule { stroke: GrayText; } section, .summary { border: 1px solid CanvasText; } .periods a[aria-current] { outline: 2px solid Highlight; } }
@media print { .periods, form, details summary { display: none; } section { break-inside: avoid; } }
`;

/** All styles of the page. */
export const opsStyles = frame + figures;
