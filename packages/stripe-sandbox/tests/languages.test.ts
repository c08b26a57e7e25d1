import { hostedWords } from '../src/words/hostedWords';
import { goodCard, open, submit, textOf } from './browse';
import { createPlans, openCheckout, type StartedEmulator, startEmulator } from './startEmulator';
import { subscribe } from './subscribe';

let started: StartedEmulator;
beforeEach(async () => {
  started = await startEmulator();
});
afterEach(() => started.close());

it('a checkout speaks the language of its session, whatever the browser prefers', async () => {
  const plans = await createPlans(started.stripe);
  const session = await openCheckout(started, plans.yearly.id, { locale: 'de', trialDays: 7 });
  const page = await open(session.url, 'fr');
  expect(page.html).toContain('<html lang="de">');
  const text = textOf(page).replaceAll('\u00a0', ' ');
  for (const part of [
    '7 Tage kostenlos, danach 99,99 $ pro Jahr',
    'Erste Abbuchung am 7. Februar 2026 (UTC)',
    'Probezeit beginnen',
    'Vereinigte Staaten',
  ])
    expect(text).toContain(part);
  const refused = await submit(page, { ...goodCard, number: '4000 0000 0000 0002' });
  const { problems } = hostedWords('de').checkout;
  expect(textOf(await open(refused.location ? new URL(refused.location, page.url).href : ''))).toContain(
    problems.card_declined,
  );
});

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

it('a portal speaks the language of its session, and an invoice that of its customer', async () => {
  const { stripe } = started;
  const { customerId, subscription } = await subscribe(started, { plan: 'monthly' });
  await stripe.customers.update(customerId, { preferred_locales: ['fr'] });
  const [configuration] = (await stripe.billingPortal.configurations.list()).data;
  const portal = await stripe.billingPortal.sessions.create({
    configuration: configuration?.id,
    customer: customerId,
    locale: 'es',
  });
  const page = await open(portal.url);
  expect(page.html).toContain('<html lang="es">');
  expect(textOf(page)).toContain('Se renueva el 28 de febrero de 2026 (UTC)');
  const [invoice] = (await stripe.invoices.list({ subscription: subscription.id })).data;
  const bill = await open(invoice?.hosted_invoice_url ?? '');
  expect(bill.html).toContain('<html lang="fr">');
  expect(textOf(bill)).toContain('1 × Plus (par mois)');
  expect(invoice?.lines.data[0]?.description).toBe('1 × Plus (per month)');
});
