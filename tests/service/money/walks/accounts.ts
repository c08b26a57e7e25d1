import { day } from '@/server/clock';
import { newCard } from '@/tests/fixtures/service/cards';
import type { TestServices } from '@/tests/fixtures/service/services';
import { mailedCode, postAs } from '../../auth/codes/codeClient';
import type { MoneyShop } from '../moneyShop';
import { newMails } from '../places';
import type { Walker } from './world';

/** A yearly plan in Germany, in its second year by now. */
export async function buyLongAgo(shop: MoneyShop, person: Walker): Promise<void> {
  const { email, language } = person;
  person.country = 'DE';
  person.buyer = await shop.buy({
    ...{ email, language, country: 'DE', card: newCard() },
    ...{ productId: 'plus-yearly-row', trial: false },
  });
  await shop.pass(367 * day);
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
