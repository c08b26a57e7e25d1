import { deviceName } from '@/lib/content/account/deviceNames';
import { deviceNameWords } from '@/lib/content/account/deviceNameWords';
import { deskWords } from '@/lib/content/desk';
import { storeRefundUrls } from '@/lib/content/subscription/moneyBack';
import { day } from '@/server/clock';
import type { ShownCharge } from '@/server/desk/record/money';
import type { PersonRecord } from '@/server/desk/record/readPerson';
import { isActiveRow } from '@/server/entitlements/currentStatus';
import type { Line, Offer } from './PersonScreen';
import { refundOffer } from './sections';
import { at, sumText } from './written';

const { letters: words } = deskWords;

/** For each letter that people often write, the one thing to do next, as this person's record says it. */
export const letters: Record<keyof typeof words, (person: PersonRecord) => Line> = {
  signIn(person) {
    const { account, wayInTo, limits } = person;
    const say = words.signIn;
    if (account.deletedAt !== null) return { text: say.deleted(at(account.deletedAt)) };
    if (account.status === 'suspended') return { text: say.suspended, offer: { act: 'unsuspend' } };
    if (runningOf(person).length === 0) return { text: say.nothing };
    if (wayInTo === null) return { text: say.store };
    const [limit] = limits.filter((one) => one.limit.startsWith('mails-'));
    if (limit) return { text: say.limited(at(limit.until)), offer: { act: 'limits' } };
    const [newest] = person.mails;
    const text =
      newest && newest.failed_at !== null
        ? say.failedMail(at(newest.failed_at))
        : (account.email === null ? say.paying : say.proved)(wayInTo);
    return { text, offer: { act: 'way-in' } };
  },

  twice(person) {
    const { charges } = person;
    if (charges === null) return { text: deskWords.money.away };
    const second = secondCharge(charges);
    if (second) {
      const text = words.twice.twoCharges(sumText(second.amount, second.currency), at(second.at));
      return { text, offer: refundOffer(second) };
    }
    const running = runningOf(person);
    if (running.length > 1) return { text: words.twice.twoRunning, offer: cancelOffer(person) };
    return { text: charges.some(({ isPaid }) => isPaid) ? words.twice.once : words.twice.never };
  },

  moneyBack(person) {
    const { current, refund, charges } = person;
    const say = words.moneyBack;
    if (refund?.total && refund.currency && refund.finished_at !== null)
      return { text: say.given(sumText(refund.total, refund.currency), at(refund.finished_at)) };
    if (refund) return { text: say.waits(at(refund.requested_at)) };
    if (current && current.platform !== 'stripe')
      return { text: say.store(storeRefundUrls[current.platform]) };
    const paid = (charges ?? []).filter(({ isPaid }) => isPaid);
    if (paid[0]?.isDisputed) return { text: say.disputed };
    const left = paid.find((charge) => charge.left > 0);
    if (!left) return { text: charges === null ? deskWords.money.away : say.nothing };
    const until = person.refundableUntil;
    const text = until === null ? say.yours(sumText(left.left, left.currency)) : say.promised(at(until));
    return { text, offer: refundOffer(left) };
  },

  lostAddress({ account, former: [former], devices: [device], wayInTo, ...rest }) {
    const say = words.lostAddress;
    const cancel = cancelOffer(rest);
    if (account.deletedAt !== null) return { text: words.deletion.deleted(at(account.deletedAt)) };
    if (former) return { text: say.former(at(former.undoUntil)) };
    if (account.email === null && (device || wayInTo === null)) return { text: say.noAddress };
    if (!device) return { text: say.gone, offer: cancel };
    return { text: say.signedIn(deviceName(device, deviceNameWords)), offer: cancel };
  },

  deletion(person) {
    const { account, wayInTo } = person;
    const say = words.deletion;
    if (account.deletedAt !== null) return { text: say.deleted(at(account.deletedAt)) };
    if (account.status === 'suspended') return letters.signIn(person);
    if (wayInTo === null) return { text: say.noAddress };
    const inStore = runningOf(person).some(({ platform }) => platform !== 'stripe');
    return { text: inStore ? say.store : say.start, offer: { act: 'deletion' } };
  },
};

function runningOf({ rows, now }: Pick<PersonRecord, 'rows' | 'now'>) {
  return rows.filter((row) => isActiveRow(row, now));
}

/** What runs here, not in a store, and will be charged again. */
export function renewingHere(person: Pick<PersonRecord, 'rows' | 'now'>) {
  return runningOf(person).find(
    ({ platform, status }) => platform === 'stripe' && status !== 'Not Auto-Renewable',
  );
}

function cancelOffer(person: Pick<PersonRecord, 'rows' | 'now'>): Offer | undefined {
  return renewingHere(person) && { act: 'cancel' };
}

/** Closer together than any two periods. */
const closely = 20 * day;

/** The later of two charges of the same sum that lie close together, both of which we still have. */
function secondCharge(charges: readonly ShownCharge[]): ShownCharge | null {
  const kept = charges.filter(({ left, amount }) => left === amount && amount > 0);
  const second = kept.find((later, index) => {
    const earlier = kept[index + 1];
    return earlier?.amount === later.amount && later.at - earlier.at < closely;
  });
  return second ?? null;
}
