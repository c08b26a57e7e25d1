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
.side:has(.order) h1 { margin-bottom: .35rem; color: var(--quiet); font-size: 1.0625rem; font-weight: 550; letter-spacing: -.01em; }
.order .amount { margin-bottom: .35rem; font-size: clamp(2.25rem, 1.9rem + 1.6vw, 3rem); letter-spacing: -.035em; }
.order .amount small, .price small { color: var(--quiet); font-size: 1rem; font-weight: 400; letter-spacing: 0; }
.order p { margin-bottom: .35rem; }
.order h2 { margin: 2rem 0 .25rem; color: var(--quiet); font-size: .875rem; font-weight: 600; letter-spacing: 0; }
.bill { margin: 0; }
.bill div { display: flex; gap: 1.5rem; justify-content: space-between; padding: .85rem 0; border-top: 1px solid var(--line); }
.bill dt { font-weight: 600; }
.bill dt .muted { display: block; font-size: .875rem; font-weight: 400; }
.bill dd { margin: 0; font-variant-numeric: tabular-nums; white-space: nowrap; }
.bill .total, .bill .total dt { font-size: 1.0625rem; font-weight: 700; }
.pay .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 .9rem; align-items: start; }
@media (max-width: 24rem) { .pay .pair { grid-template-columns: minmax(0, 1fr); } }
.pay fieldset { margin: 0 0 1.5rem; padding: 0; border: 0; min-width: 0; }
.pay legend { padding: 0; margin: 0 0 .85rem; font-size: 1.2rem; font-weight: 650; letter-spacing: -.015em; }
.pay .field > label { font-size: .9375rem; }
.pay .digits { font-variant-numeric: tabular-nums; letter-spacing: .02em; }
.pay .optional { color: var(--quiet); font-weight: 400; }
.pay button.wide { min-height: 3.25rem; margin-top: .25rem; font-size: 1.0625rem; }
.stand-in { display: flex; gap: .75rem; align-items: center; border: 0; border-radius: .9rem; background: var(--warm); color: var(--on-warm); font-size: .9375rem; }
.test-cards { margin: 1.75rem 0 0; padding-top: 1rem; border-top: 1px solid var(--line); }
.problems { padding-inline-start: 1.1rem; margin: .35rem 0 0; }
.bank { text-align: center; }
.bank .row { justify-content: center; }
.part { margin: 0 0 2.25rem; }
.part h2 { margin: 0 0 1rem; padding-bottom: .6rem; border-bottom: 1px solid var(--line); color: var(--quiet); font-size: .9375rem; font-weight: 600; letter-spacing: 0; }
.part > :last-child { margin-bottom: 0; }
.part .amount { margin-bottom: .5rem; }
.part .row { margin-top: 1.1rem; }
@media (max-width: 30rem) { .payment .number { display: none; } }
.payment .facts { display: block; margin: 0 0 1rem; }
.payment .facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .35rem 0; }
.payment .facts dt { flex: 1 1 9rem; color: var(--quiet); }
.payment .facts dd { margin: 0; font-variant-numeric: tabular-nums; }
.money { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
td.money, th.money { padding-inline-end: 0; }
`;
