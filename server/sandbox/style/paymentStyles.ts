/** The frame of the payment stand-in: what is paid for beside what is asked, one above the other on narrow screens. */
export const paymentStyles = `
.payment .ribbon { padding-block: .35rem; }
.payment main { padding-top: 1.5rem; }
.name-line { display: flex; gap: .75rem; align-items: center; margin: 0 0 1.75rem; }
.payment .back { margin: -.75rem 0 1.5rem; }
.payment .lead { margin-bottom: 1.5rem; font-size: 1rem; }
.payment main.sides { display: grid; grid-template-columns: minmax(0, 1fr); max-width: none; padding: 0; }
.side { padding: 1.5rem 1.25rem 2rem; background: var(--ground); }
.payment h1 + .card { margin-top: 1.25rem; }
.side .lead { margin: 0; }
.asked { padding: 1.75rem 1.25rem 4rem; background: var(--surface); }
.side-inner, .asked-inner { width: 100%; max-width: 31rem; margin-inline: auto; }
@media (min-width: 60rem) {
  .payment main.sides { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); min-height: calc(100vh - 2.1rem); }
  .side { padding: 3.5rem clamp(2.5rem, 5vw, 5.5rem); border-inline-end: 1px solid var(--line); }
  .side-inner { position: sticky; top: 3.5rem; max-width: 26rem; margin-inline: auto 0; }
  .asked { padding: 3.5rem clamp(2.5rem, 5vw, 5.5rem) 5rem; }
  .asked-inner { margin-inline: 0 auto; }
}
`;
