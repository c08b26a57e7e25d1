import { day } from '@/server/clock';
import { newCard } from '@/tests/fixtures/service/cards';
import type { TestServices } from '@/tests/fixtures/service/services';
import { mailedCode, postAs } from '../../auth/codes/codeClient';
import type { MoneyShop } from '../moneyShop';
import { newMails } from '../places';
import { switchTo } from './steps/website';
import type { Walker } from './world';

/** What a person did before the walk begins, which is rare within one. */
type Past = { says: string; does: (shop: MoneyShop, person: Walker) => Promise<void> };

export const pasts = {
  laterYear: {
    says: 'has had a yearly plan in Germany for more than a year',
    does: (shop, person) =>
      buyLongAgo(shop, person, { productId: 'plus-yearly-row', country: 'DE' }, 367 * day),
  },
  credit: {
    says: 'has changed from months to a year and back, and has credit',
    async does(shop, person) {
      await buyLongAgo(shop, person, { productId: 'plus-monthly-us', country: 'US' }, 10 * day);
      await switchTo(shop, person, 'plus-yearly-us');
      await shop.pass(20 * day);
      await switchTo(shop, person, 'plus-monthly-us');
      person.said = {};
      await newMails(shop);
    },
  },
} as const satisfies Record<string, Past>;

export type PastName = keyof typeof pasts;

async function buyLongAgo(
  shop: MoneyShop,
  person: Walker,
  { productId, country }: { productId: string; country: string },
  ago: number,
): Promise<void> {
  const { email, language } = person;
  person.country = country;
  person.buyer = await shop.buy({ email, language, country, card: newCard(), productId, trial: false });
  await shop.pass(ago);
  await newMails(shop);
  person.buyer = await shop.signInAgain(person.buyer);
}

/** Whoever has an address confirms it with a code that is mailed there. */
export async function deleteAccount({ services, origin }: MoneyShop, { buyer, email, hasAddress }: Walker) {
  const address = `${origin}/api/auth/v2/account/delete`;
  const { hash } = await (await postAs(buyer.accessToken, address)).json();
  const otp = hasAddress ? await mailedCode(services, email) : undefined;
  const { status } = await postAs(buyer.accessToken, address, { hash, otp });
  if (status !== 200) throw new Error(`The deletion answered ${status}.`);
}

/** What we have on record of a person’s subscriptions, to compare. */
export async function recordOf({ database }: TestServices, { buyer }: Walker): Promise<string> {
  const rows = database.selectFrom('subscriptions').select(['id', 'version']);
  return JSON.stringify(await rows.where('account_id', '=', buyer.accountId).orderBy('id').execute());
}
