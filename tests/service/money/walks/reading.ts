import { type AtStripe, atStripe, customerOf } from '../atStripe';
import { sumsIn } from '../claims';
import type { MoneyShop } from '../moneyShop';
import { type MailRead, readPlaces, type Told } from '../places';
import { type Truth, truthIn } from '../provider';
import { announcementIn, pairIn } from './expectedMails';
import type { Walker } from './world';

/** Everything about one person at one moment. */
export type Reading = AtStripe & {
  at: number;
  truth: Truth;
  told: Told;
  hasAccess: boolean;
  /** True when we know an address to write to: the account’s own one, or one that was typed at Stripe. */
  isReachable: boolean;
  /** What will be charged again, by its provider. */
  renewing: readonly string[];
  /** The charges, those that failed, and the two for one, that should have been told of. */
  announced: ReadonlySet<string>;
  /** When an address that nobody proved was last told of a purchase that was undone: it is once a day. */
  refusedAt: number;
  /** The sums that this person was ever told. */
  toldSums: ReadonlySet<number>;
};

export async function readPerson(
  shop: MoneyShop,
  person: Walker,
  { mails, before }: { mails: readonly MailRead[]; before: Reading | null },
): Promise<Reading> {
  const said = Object.values(person.said).flatMap(sumsIn);
  const records = await atStripe(shop.services, await customerOf(shop.services, person.buyer.accountId));
  const truth = truthIn(shop, records, person.store);
  const told = await readPlaces(shop, person, mails);
  const now = shop.services.clock.now();
  const due = announcementIn({ ...records, truth, at: now })?.key;
  const pair = pairIn({ ...records, truth }, person.store);
  const texts = [...Object.values(told.pages), ...told.mails.map(({ text }) => text)];
  return {
    ...records,
    at: now,
    truth,
    told,
    isReachable: person.hasAddress || records.subscriptions.length > 0,
    hasAccess: await shop.hasAccess(person.buyer),
    renewing: [
      ...records.subscriptions
        .filter(({ status, cancel_at: endsAt }) => collects.has(status) && endsAt === null)
        .map(() => 'Stripe'),
      ...shop.stores.control
        .purchases()
        .filter(({ id, autoRenews, state }) => id === person.store && autoRenews && running.has(state))
        .map(({ store }) => store),
    ],
    announced: new Set([
      ...(before?.announced ?? []),
      ...[due, pair].flatMap((told) => told ?? []),
      ...records.unpaid.values(),
    ]),
    refusedAt:
      !person.hasAddress && mails.some(({ template }) => template === 'trial-refused')
        ? now
        : (before?.refusedAt ?? 0),
    toldSums: new Set([...(before?.toldSums ?? []), ...said, ...texts.flatMap(sumsIn)]),
  };
}

const collects: ReadonlySet<string> = new Set(['active', 'trialing', 'past_due', 'unpaid']);
const running: ReadonlySet<string> = new Set(['active', 'grace', 'retry']);
