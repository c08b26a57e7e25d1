/** What the hosted checkout and portal add to the sandbox's style sheet; colours and controls come from there. */
export const hostedStyles = `
.checkout { display: grid; gap: 1.25rem; align-items: start; }
@media (min-width: 50rem) {
  .checkout { grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: 2.5rem; }
  .order { position: sticky; top: 1.25rem; }
}
.order { padding: 1.35rem; border-radius: 1.1rem; background: var(--tint); }
.order h2 { color: var(--quiet); font-size: .9rem; font-weight: 600; letter-spacing: 0; }
.order .amount { font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.35rem); }
.order .plan { margin: 0 0 .2rem; font-size: 1.1rem; font-weight: 650; }
.order p { margin-bottom: .35rem; }
.order .total {
  display: flex; justify-content: space-between; gap: 1rem; margin: 1rem 0 0; padding-top: .85rem;
  border-top: 1px solid var(--line); font-weight: 650; font-variant-numeric: tabular-nums;
}
.pay .pair { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: 0 .9rem; align-items: start; }
@media (max-width: 24rem) { .pay .pair { grid-template-columns: minmax(0, 1fr); } }
.pay fieldset { margin: 0 0 1.1rem; padding: 0; border: 0; min-width: 0; }
.pay legend { padding: 0; margin: 0 0 .75rem; font-size: 1.1rem; font-weight: 650; letter-spacing: -.01em; }
.pay fieldset + fieldset { padding-top: 1.2rem; border-top: 1px solid var(--line); }
.pay fieldset + fieldset legend { float: inline-start; width: 100%; }
.pay fieldset + fieldset legend + * { clear: both; }
.pay .digits { font-variant-numeric: tabular-nums; letter-spacing: .02em; }
.pay .optional { color: var(--quiet); font-weight: 400; }
.pay .leave { margin: .9rem 0 0; text-align: center; }
.problems { padding-inline-start: 1.1rem; margin: .35rem 0 0; }
.bank { text-align: center; }
.bank .row { justify-content: center; }
@media (max-width: 30rem) { .number { display: none; } }
.price small { color: var(--quiet); font-size: 1rem; font-weight: 400; letter-spacing: 0; }
.facts { margin: 0 0 1rem; }
.facts div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .35rem 0; }
.facts dt { flex: 1 1 9rem; color: var(--quiet); }
.facts dd { margin: 0; font-variant-numeric: tabular-nums; }
.money { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
`;
