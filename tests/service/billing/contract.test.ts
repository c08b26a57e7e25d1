import type { SaleCountryCode } from '@/lib/content/subscription/countries';
import { countryRules } from '@/lib/content/subscription/countryRules';
import { createBilling } from '@/tests/fixtures/service/billing';
import { newCard } from '@/tests/fixtures/service/cards';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { payCheckout } from '@/tests/fixtures/service/payCheckout';

const billing = openForEachTest(() => createBilling());

/** How a year runs on: without a term of its own where a renewal may have none. */
const runsOn: Partial<Record<SaleCountryCode, string>> = {
  DE: 'auf unbestimmte Zeit',
  FR: 'renouvelé chaque année',
};

/** Buys a year in a country; what the payment page said, what is kept of it, and the mail that confirms it. */
async function buyFrom(country: SaleCountryCode, locale: string) {
  const buyer = await billing.signUp();
  const productId = country === 'US' ? 'plus-yearly-us' : 'plus-yearly-row';
  const { body } = await billing.checkout(buyer, { locale, productId }, { 'x-country': country });
  const { data: sessions } = await billing.services.stripe.checkout.sessions.list({ limit: 1 });
  await payCheckout(String(body.checkoutUrl), newCard(), `${country}@example.org`, { country });
  await billing.emulator.settled();
  const { data: subscriptions } = await billing.services.stripe.subscriptions.list({ limit: 1 });
  const [mail] = await billing.mailed('');
  const terms = mail?.files.find(({ name }) => name === 'terms.txt')?.content.toString() ?? '';
  return { session: sessions[0], kept: subscriptions[0]?.metadata, mail, terms };
}

it.each([
  [
    'US',
    'en',
    '7 days free, then $99.99 a year, tax included.',
    'Price: 7 days free, then $99.99 a year',
    null,
  ],
  ['CA', 'en', '7 days free, then CA$139.99 a year, tax included.', 'tax included', 'within 14 days'],
  ['GB', 'en', 'Order with obligation to pay: 7 days free, then £99.99 a year, VAT', 'VAT', 'within 14 days'],
  ['DE', 'de', 'Zahlungspflichtige Bestellung: 7 Tage kostenlos, danach 99,99 €', 'MwSt.', 'binnen 14 Tagen'],
  ['FR', 'fr', 'Commande avec obligation de paiement : 7 jours gratuits, puis 99,99 €', 'TTC', '14 jours'],
  ['ES', 'es', 'Pedido con obligación de pago: 7 días gratis y después 99,99 €', 'IVA', '14 días'],
  ['IT', 'en', 'Order with obligation to pay: 7 days free, then €99.99 a year, VAT', 'VAT', 'within 14 days'],
] as const)(
  'a contract in %s (%s) says on the payment page and in a mail what its rules ask for',
  async (country, language, order, price, withdrawal) => {
    const { session, kept, mail, terms } = await buyFrom(country, language);
    const rules = countryRules(country);
    const said = plain(session?.custom_text.submit?.message);
    expect(said.length).toBeLessThan(1200);
    expect(said).toContain(plain(order));
    expect(session?.submit_type).toBe(rules.orderButton === 'payable' ? 'pay' : null);
    const text = plain(mail?.text);
    expect(text).toContain(plain(price));
    expect(said).toContain(runsOn[country] ?? '');
    if (country === 'DE') expect(text).toContain(runsOn.DE);
    const { seller } = billing.services.config;
    expect(text).toContain(`${seller.name}, ${seller.address}`);
    expect(text.includes('/help/withdraw')).toBe(rules.withdrawalDays !== null);
    if (withdrawal !== null) expect(text).toContain(withdrawal);
    expect(kept).toMatchObject({
      country,
      terms: expect.stringMatching(/^\d{4}-\d\d-\d\d \/.*privacy-terms\//),
    });
    expect(terms).toContain(kept?.terms);
  },
);

/** To a reader, one space is like another. */
function plain(text = ''): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}
