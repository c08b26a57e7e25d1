/** The drawn devices of `/sandbox/apps`: plain shapes of our own, and the native screens inside them. */
export const deviceStyles = `
.device { position: relative; border: .55rem solid var(--casing); background: var(--casing); box-shadow: var(--shadow); }
.device > .screen { position: relative; display: flex; flex-direction: column; height: 100%; overflow: hidden; background: var(--ground); }
.device iframe { display: block; flex: 1; width: 100%; border: 0; background: var(--ground); }
.device iframe[hidden] { display: none; }
.device.phone { width: 100%; max-width: 25rem; height: 50rem; border-radius: 3rem; }
.device.phone > .screen { border-radius: 2.5rem; background: var(--surface); }
.device.phone > .screen::before { content: ''; flex: none; height: 2.2rem; background: var(--surface); }
.device.phone::before { content: ''; position: absolute; z-index: 1; inset-block-start: .5rem; inset-inline: 0; width: 6.5rem; height: 1.3rem; margin: auto; border-radius: 1rem; background: var(--casing); }
.device.phone.android { border-radius: 2rem; }
.device.phone.android > .screen { border-radius: 1.5rem; }
.device.phone.android::before { width: 1rem; height: 1rem; inset-block-start: .6rem; }
.device.phone > .screen::after { content: ''; position: absolute; z-index: 2; inset: auto 0 .5rem; width: 8rem; height: .3rem; margin: 0 auto; background: var(--line-strong); pointer-events: none; }
.phone .stage > iframe { margin-bottom: 1.3rem; }
.device.window { height: 46rem; border-width: 1px; border-color: var(--line-strong); border-radius: .8rem; }
.device.window > .screen { border-radius: .75rem; }
.device.window > .screen::before { content: ''; flex: none; height: 2rem; border-bottom: 1px solid var(--line); background: var(--sunken); }
.device.mac > .screen::before { background: radial-gradient(circle, var(--line-strong) .36rem, transparent .4rem) .5rem 0 / 1.3rem 100% no-repeat, radial-gradient(circle, var(--line-strong) .36rem, transparent .4rem) 1.8rem 0 / 1.3rem 100% no-repeat, radial-gradient(circle, var(--line-strong) .36rem, transparent .4rem) 3.1rem 0 / 1.3rem 100% no-repeat, var(--sunken); }
.device.windows { border-radius: .3rem; }
.device.windows > .screen { border-radius: .25rem; }
.device.windows > .screen::before { content: '–\\2003\\25a1\\2003\\00d7' / ''; padding: .2rem 1rem; color: var(--quiet); text-align: end; }

.walk { display: grid; gap: 1.5rem; align-items: start; }
.walk.phone > .device { justify-self: center; }
@media (min-width: 56rem) { .walk.phone { grid-template-columns: 25rem minmax(0, 1fr); } }
.walk.window > aside { display: grid; gap: 1.25rem; }
.walk.window > aside > * { margin: 0; }
@media (min-width: 56rem) { .walk.window > aside { grid-template-columns: 20rem minmax(0, 1fr); align-items: start; } }
nav .button[aria-current='page'] { border-color: var(--accent); background: var(--tint); }

.screen > header { display: grid; flex: none; grid-template-columns: 1fr auto 1fr; gap: .5rem; align-items: center; padding: .25rem .75rem; border-bottom: 1px solid var(--line); background: var(--surface); }
.screen > header > span { font-weight: 600; }
.screen > header > button { justify-self: start; min-height: 2.4rem; padding: .2rem .5rem; border: 0; background: transparent; color: var(--accent); }
.screen > header > button:hover { background: var(--tint); color: var(--accent-strong); }
.stage { position: relative; display: flex; flex: 1; flex-direction: column; min-height: 0; }
.native { flex: 1; overflow-y: auto; padding: 1.25rem 1rem; background: var(--ground); }
.window .native { padding-inline: max(1rem, 50% - 17rem); }
.native[hidden], .sheet[hidden] { display: none; }
.native h2:focus { outline: none; }
.native h3 { margin: 1.25rem 0 .4rem; color: var(--quiet); font-size: .875rem; }
.rows { margin: 0 0 1rem; padding: 0; border: 1px solid var(--line); border-radius: .9rem; background: var(--surface); list-style: none; overflow: hidden; }
.rows:empty { display: none; }
.rows li + li { border-top: 1px solid var(--line); }
.rows button { gap: .75rem; width: 100%; min-height: 3rem; justify-content: space-between; border: 0; border-radius: 0; background: transparent; color: var(--ink); font-weight: 400; text-align: start; text-wrap: balance; }
.rows button::after { content: '›' / ''; color: var(--quiet); }
.rows button:hover { background: var(--tint); }
.rows button.danger { color: var(--bad); }
.rows button:focus-visible { outline-offset: -3px; border-radius: .9rem; }
.sheet { position: absolute; z-index: 1; inset: auto 0 0; padding: 1.5rem 1.25rem 1.75rem; border-top: 1px solid var(--line); border-radius: 1.4rem 1.4rem 0 0; background: var(--surface); box-shadow: 0 0 0 100rem rgb(0 0 0 / 35%); }
.sheet h2:focus { outline: none; }
.sheet button { margin-top: .6rem; }
.window .sheet { inset: 0; width: min(25rem, 100% - 2rem); height: fit-content; margin: auto; border: 1px solid var(--line); border-radius: 1rem; }
/* The home indicator of a phone lies over the end of its screen. */
.phone :is(.native, .sheet) { padding-bottom: 2.5rem; }
.said { display: grid; grid-template-columns: auto minmax(0, 1fr); column-gap: .75rem; max-height: 24rem; margin: 0; padding: 0 .9rem; border: 1px solid var(--line); border-radius: .75rem; overflow-y: auto; font-size: .875rem; list-style: none; }
.said:empty, .said:not(:empty) + .empty { display: none; }
.said li { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; row-gap: .2rem; padding: .5rem 0; }
.said li + li { border-top: 1px solid var(--line); }
.said :is(span, code) { grid-column: 2; justify-self: start; overflow-wrap: anywhere; }
.said strong { color: var(--quiet); font-weight: 600; }
.said .page strong { color: var(--accent); }
@media (forced-colors: active) { .device, .rows, .sheet { border-color: CanvasText; } }
`;
