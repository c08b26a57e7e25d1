import { open, textOf } from './browse';
import { createPlans, openCheckout, type StartedEmulator, startEmulator } from './startEmulator';

let started: StartedEmulator;
beforeEach(async () => {
  started = await startEmulator();
});
afterEach(() => started.close());

it.each([
  ['es-MX,en;q=0.5', 'es', '99,99 US$ al año'],
  ['fr', 'fr', '99,99 $US par an'],
  ['it', 'en', '$99.99 per year'],
])('without a language, a browser that asks for %p reads %p', async (asked, language, price) => {
  const plans = await createPlans(started.stripe);
  for (const locale of [undefined, 'auto'] as const) {
    const session = await openCheckout(started, plans.yearly.id, { locale });
    const page = await open(session.url, asked);
    expect(page.html).toContain(`<html lang="${language}">`);
    expect(textOf(page).replace(/[\u00a0\u202f]/g, ' ')).toContain(price);
  }
});
