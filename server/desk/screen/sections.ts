import { deviceName } from '@/lib/content/account/deviceNames';
import { deviceNameWords } from '@/lib/content/account/deviceNameWords';
import { exportWords } from '@/lib/content/account/exportWords';
import { deskWords } from '@/lib/content/desk';
import { standingOf } from '@/lib/subscriptions/standing';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import { decimalSum } from '@/server/currencyDigits';
import type { ShownCharge } from '@/server/desk/record/money';
import type { PersonRecord } from '@/server/desk/record/readPerson';
import type { SubscriptionRow } from '@/server/entitlements/currentSubscription';
import { auditSentence } from '@/server/ops/auditActions';
import type { Line, Offer, Section } from './PersonScreen';
import { at, cardText, invoiceText, sumText } from './written';

type SectionName = keyof typeof deskWords.none;

/** What is on record, section by section, in the order in which a letter is answered. */
export function sectionsOf(person: PersonRecord): Section[] {
  const names = ['has', 'money', 'limits', 'mails', 'devices', 'history'] as const;
  return names.map((id) => {
    const said = sentences[id](person).map((line) => (typeof line === 'string' ? { text: line } : line));
    const lines = said.length > 0 ? said : [{ text: deskWords.none[id] }];
    return { id, heading: deskWords.sections[id], lines };
  });
}

const sentences: Record<SectionName, (person: PersonRecord) => readonly (string | Line)[]> = {
  has({ account, payingEmail, former, rows, now }) {
    const words = deskWords.account;
    const { id, email, status, createdAt, deletedAt } = account;
    const paying = payingEmail === null ? words.noEmail : words.payingEmail(payingEmail);
    const address = email === null ? paying : words.email(email);
    return [
      words.id(id),
      words.since(at(createdAt)),
      deletedAt === null ? address : words.deleted(at(deletedAt)),
      ...(status === 'suspended' ? [words.suspended] : []),
      ...former.map((one) => words.former(one.email, at(one.undoUntil))),
      ...(rows.length > 0 ? rows.map((row) => subscriptionText(row, now)) : [words.never]),
    ];
  },

  money({ charges, atBank, storePayments, refund }) {
    const words = deskWords.money;
    return [
      ...(refund ? [requestText(refund)] : []),
      ...atBank.map(({ amount, currency }) => words.atBank(sumText(amount, currency))),
      ...(charges === null ? [words.away] : charges.map(chargeLine)),
      ...storePayments.map(({ amount, currency, kind, at: time, order_id: order }) =>
        (kind === 'charge' ? words.store : words.storeBack)(sumText(amount, currency), at(time), order),
      ),
    ];
  },

  limits({ limits }) {
    const { what, line } = deskWords.limits;
    const named: Readonly<Record<string, string>> = what;
    return limits.map(({ limit, until }) => line(named[limit] ?? limit, at(until)));
  },

  mails({ mails }) {
    const { line, states } = deskWords.mails;
    const names: Readonly<Record<string, string>> = exportWords.mails;
    return mails.map((mail) => {
      const name = names[mail.template] ?? mail.template;
      return line(name, at(mail.failed_at ?? mail.sent_at ?? mail.created_at), states[stateOf(mail)]);
    });
  },

  devices({ devices }) {
    return devices.map(({ id, createdAt, lastUsedAt, ...device }) => ({
      text: deskWords.devices.line(deviceName(device, deviceNameWords), at(createdAt), at(lastUsedAt)),
      offer: { act: 'device', about: { device: id } },
    }));
  },

  history({ history }) {
    const { line, begun, refused, detail: shown } = deskWords.history;
    return history.map(({ at: time, action, outcome, detail }) => {
      const known = detail === null ? [] : [shown(detail)];
      const ending = outcome === 'begun' ? begun : refused(outcome);
      const said = [auditSentence(action), ...known, ...(outcome === 'done' ? [] : [ending])];
      return line(at(time), said.join(' '));
    });
  },
};

/** What was bought, where, since when, and how it stands. */
export function subscriptionText(row: SubscriptionRow, now: number): string {
  const { boughtAt, line, standing, why } = deskWords.subscription;
  const shown = subscriptionResponse(row, now);
  const { endReason } = shown;
  const stands = standingOf(shown);
  // What ends because it was canceled has just been called that.
  const isSaid = stands === 'ends' && endReason === 'canceled';
  return [
    line(shown.name, boughtAt[row.platform], at(row.started_at)),
    standing[stands](at(row.expires_or_renews_at)),
    ...(endReason && !isSaid ? [why[endReason]] : []),
  ].join(' ');
}

function requestText(request: NonNullable<PersonRecord['refund']>): string {
  const { asked, given } = deskWords.money;
  const { requested_at: requestedAt, finished_at: finishedAt, total, currency } = request;
  if (finishedAt === null || total === null || currency === null) return asked(at(requestedAt));
  return given(sumText(total, currency), at(finishedAt));
}

function chargeLine(charge: ShownCharge): Line {
  const words = deskWords.money;
  const sum = sumText(charge.amount, charge.currency);
  if (!charge.isPaid) return { text: words.failed(sum, at(charge.at), cardText(charge)) };
  const text = [
    words.paid(sum, at(charge.at), cardText(charge), invoiceText(charge)),
    ...(charge.refunded > 0 ? [words.back(sumText(charge.refunded, charge.currency))] : []),
    ...(charge.isDisputed ? [words.disputed] : []),
  ].join(' ');
  return { text, offer: refundOffer(charge) };
}

/** Giving back what is left of a charge, or a part of it. */
export function refundOffer({ payment, left, currency }: ShownCharge): Offer | undefined {
  if (payment === null || left <= 0) return undefined;
  return { act: 'refund', about: { payment }, sum: { currency, most: decimalSum(left, currency) } };
}

function stateOf(mail: PersonRecord['mails'][number]): keyof typeof deskWords.mails.states {
  if (mail.failed_at !== null) return 'failed';
  if (mail.sent_at === null) return 'waiting';
  // What a limit holds back is written as sent, though nobody tried.
  return mail.attempts > 0 ? 'accepted' : 'held';
}
