/** Cards, forms, buttons, tables and lists of sandbox pages. */
export const partStyles = `
.card {
  margin: 0 0 1.25rem; padding: 1.35rem 1.35rem 1.15rem; border: 1px solid var(--line); border-radius: 1rem;
  background: var(--surface); box-shadow: var(--shadow);
}
.card > :last-child, .stack > :last-child { margin-bottom: 0; }
.stack > * + * { margin-top: 1rem; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 1.25rem; margin-bottom: 1.25rem; }
.grid > .card { display: flex; flex-direction: column; align-items: flex-start; margin: 0; }
.grid > .card > p:last-child { margin-top: auto; }
.grid > .card > :is(form, .notice) { align-self: stretch; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; margin: 0 0 1rem; }
.row > form { margin: 0; }
.row > .field { margin: 0; }
.row:has(> .field) { align-items: end; }
.row > .grow { flex: 1 1 9rem; }
.grid.even { grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); }
.plain { margin: 0 0 1rem; padding: 0; list-style: none; }
.plain li { padding: .35rem 0; }
.split { display: grid; gap: 1.25rem; align-items: start; }
@media (min-width: 50rem) { .split { grid-template-columns: minmax(0, 1fr) 20rem; } }

.field { display: block; margin: 0 0 1rem; min-width: 0; border: 0; padding: 0; }
.field > label:not(.pill), .field > legend { display: block; margin: 0 0 .3rem; padding: 0; font-weight: 600; }
.field > .hint { margin: .3rem 0 0; }
.error { margin: .35rem 0 0; color: var(--bad); font-weight: 600; }
input:not([type='radio'], [type='checkbox'], [type='hidden']), select, textarea {
  width: 100%; min-height: 2.9rem; padding: .55rem .8rem; border: 1px solid var(--line-strong); border-radius: .75rem;
  background: var(--surface); color: var(--ink); font: inherit;
}
input::placeholder { color: var(--quiet); opacity: 1; }
input[aria-invalid='true'] { border-color: var(--bad); box-shadow: 0 0 0 1px var(--bad); }
input[type='radio'], input[type='checkbox'] { width: 1.15rem; height: 1.15rem; margin: 0; flex: none; accent-color: var(--accent); }
.pill {
  display: flex; gap: .7rem; align-items: center; margin: 0 0 .5rem; padding: .65rem .85rem; cursor: pointer;
  border: 1px solid var(--line); border-radius: .75rem;
}
.pill:has(:checked) { border-color: var(--accent); background: var(--tint); box-shadow: 0 0 0 1px var(--accent); }

button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 2.75rem; padding: .5rem 1.3rem;
  border: 1px solid transparent; border-radius: 2rem; background: var(--accent); color: var(--on-accent);
  font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer;
}
button:hover, .button:hover { background: var(--accent-strong); color: var(--on-accent); }
button.quiet, .button.quiet { border-color: var(--line-strong); background: transparent; color: var(--ink); }
button.quiet:hover, .button.quiet:hover { border-color: var(--accent); background: var(--tint); }
button.danger, .button.danger { border-color: var(--bad); background: transparent; color: var(--bad); }
button.danger:hover, .button.danger:hover { background: var(--bad-tint); }
button:focus-visible, .button:focus-visible { border-radius: 2rem; }
button.wide, .button.wide { width: 100%; min-height: 3.1rem; }

.notice { margin: 0 0 1.25rem; padding: .8rem 1rem; border-inline-start: 4px solid var(--accent); border-radius: .6rem; background: var(--tint); }
.notice.good { border-color: var(--good); background: var(--good-tint); }
.notice.bad { border-color: var(--bad); background: var(--bad-tint); }
.tag { display: inline-block; padding: .1rem .6rem; border-radius: 1rem; background: var(--sunken); color: var(--quiet); font-size: .8125rem; font-weight: 600; }
.tag.good { background: var(--good-tint); color: var(--good); }
.tag.warm { background: var(--warm); color: var(--on-warm); }
.tag.bad { background: var(--bad-tint); color: var(--bad); }
.amount { margin: 0 0 .25rem; font-size: 2rem; font-weight: 700; line-height: 1.15; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }

.scroll { margin: 0 0 1rem; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: .95rem; }
th, td { padding: .65rem .9rem .65rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--quiet); font-size: .8125rem; font-weight: 600; }
tbody th { color: var(--ink); font-size: inherit; }
tr:last-child > :is(th, td) { border-bottom: 0; }
@media (max-width: 34rem) {
  .stacked, .stacked :is(tbody, tr, th, td) { display: block; }
  .stacked thead { display: none; }
  .stacked tbody th { padding-bottom: 0; border-bottom: 0; }
  .stacked td { padding-top: .1rem; }
}
.card-number { white-space: nowrap; font-variant-numeric: tabular-nums; }
.facts { display: grid; grid-template-columns: minmax(5rem, auto) minmax(0, 1fr); gap: .4rem 1.25rem; margin: 0 0 1rem; }
.facts dt { color: var(--quiet); }
.facts dd { margin: 0; }
.list { margin: 0 0 1.25rem; padding: 0; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); list-style: none; overflow: hidden; }
.list > li + li { border-top: 1px solid var(--line); }
.list a { display: grid; grid-template-columns: minmax(0, 1fr); gap: .1rem 1.25rem; padding: .85rem 1.2rem; color: inherit; text-decoration: none; }
.list a > * { min-width: 0; overflow-wrap: anywhere; }
.list a:hover { background: var(--tint); }
.list a:focus-visible { outline-offset: -3px; border-radius: 1rem; }
.list strong { font-weight: 600; }
@media (min-width: 40rem) { .list a { grid-template-columns: minmax(0, 1fr) auto; } .list .muted:last-child { grid-column: 1 / -1; } }
.mail { display: block; width: 100%; height: 44rem; margin: 0 0 1.25rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--surface); }
pre { margin: 0; padding: 1rem; overflow-x: auto; border-radius: .75rem; background: var(--sunken); white-space: pre-wrap; font-size: .875rem; }
details { margin: 0 0 1.25rem; }
summary { padding: .5rem 0; cursor: pointer; font-weight: 600; }
@media (forced-colors: active) { .pill:has(:checked) { outline: 2px solid; } .card, .list { border-color: CanvasText; } }
`;
