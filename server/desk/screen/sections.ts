import { deviceName } from '@/lib/content/account/deviceNames';
import { deviceNameWords } from '@/lib/content/account/deviceNameWords';
import { exportWords } from '@/lib/content/account/exportWords';
import { deskWords } from '@/lib/content/desk';
import { standingOf } from '@/lib/subscriptions/standing';
import { subscriptionResponse } from '@/server/billing/subscription/subscriptionResponse';
import type { ShownCharge } from '@/server/desk/record/money';
import type { PersonRecord } from '@/server/desk/record/readPerson';
import { auditSentence } from '@/server/ops/auditActions';
import type { Line, Offer, Section } from './Screen';
import { at, cardText, decimal, invoiceText, sumText } from './written';

/** What is on record, section by section, in the order in which a letter is answered. */
export function sectionsOf(person: PersonRecord): Section[] {
  const { sections } = deskWords;
  return [
    { id: 'has', heading: sections.has, lines: [...accountLines(person), ...subscriptionLines(person)] },
    { id: 'money', heading: sections.money, lines: moneyLines(person) },
    { id: 'limits', heading: sections.limits, lines: limitLines(person) },
    { id: 'mails', heading: sections.mails, lines: mailLines(person) },
    { id: 'devices', heading: sections.devices, lines: deviceLines(person) },
    { id: 'history', heading: sections.history, lines: historyLines(person) },
  ];
}

/** Lines of plain sentences; where there is none, the one that says so. */
function plain(texts: readonly string[], none: string): Line[] {
  return (texts.length > 0 ? texts : [none]).map((text) => ({ text }));
}

function accountLines({ account, payingEmail, former }: PersonRecord): Line[] {
  const words = deskWords.account;
  const { id, email, status, createdAt, deletedAt } = account;
  const paying = payingEmail === null ? words.noEmail : words.payingEmail(payingEmail);
  return [
    words.id(id),
    words.since(at(createdAt)),
    ...(deletedAt === null ? [email === null ? paying : words.email(email)] : [words.deleted(at(deletedAt))]),
    ...(status === 'suspended' ? [words.suspended] : []),
    ...former.map((one) => words.former(one.email, at(one.undoUntil))),
  ].map((text) => ({ text }));
}

function subscriptionLines({ rows, now }: PersonRecord): Line[] {
  const { boughtAt, line, standing, why } = deskWords.subscription;
  const texts = rows.map((row) => {
    const shown = subscriptionResponse(row, now);
    return [
      line(shown.name, boughtAt[row.platform], at(row.started_at)),
      standing[standingOf(shown)](at(row.expires_or_renews_at)),
      ...(shown.endReason ? [why[shown.endReason]] : []),
    ].join(' ');
  });
  return plain(texts, deskWords.account.never);
}

function moneyLines({ charges, storePayments, refund }: PersonRecord): Line[] {
  const words = deskWords.money;
  const lines = [
    ...(refund ? [{ text: requestText(refund) }] : []),
    ...(charges === null ? [{ text: words.away }] : charges.map(chargeLine)),
    ...storePayments.map(({ amount, currency, kind, at: time, order_id: order }) => ({
      text: (kind === 'charge' ? words.store : words.storeBack)(sumText(amount, currency), at(time), order),
    })),
  ];
  return lines.length > 0 ? lines : plain([], words.none);
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
  return { act: 'refund', about: { payment }, sum: { currency, most: decimal(left, currency) } };
}

function limitLines({ limits }: PersonRecord): Line[] {
  const { what, line, none } = deskWords.limits;
  const named: Readonly<Record<string, string>> = what;
  return plain(
    limits.map(({ limit, until }) => line(named[limit] ?? limit, at(until))),
    none,
  );
}

function mailLines({ mails }: PersonRecord): Line[] {
  const { line, none, states } = deskWords.mails;
  const names: Readonly<Record<string, string>> = exportWords.mails;
  const texts = mails.map((mail) => {
    const name = names[mail.template] ?? mail.template;
    return line(name, at(mail.failed_at ?? mail.sent_at ?? mail.created_at), states[stateOf(mail)]);
  });
  return plain(texts, none);
}

function stateOf(mail: PersonRecord['mails'][number]): keyof typeof deskWords.mails.states {
  if (mail.failed_at !== null) return 'failed';
  if (mail.sent_at === null) return 'waiting';
  // What a limit holds back is written as sent, though nobody tried.
  return mail.attempts > 0 ? 'accepted' : 'held';
}

function deviceLines({ devices }: PersonRecord): Line[] {
  const { line, none } = deskWords.devices;
  if (devices.length === 0) return plain([], none);
  return devices.map(({ id, createdAt, lastUsedAt, ...device }) => ({
    text: line(deviceName(device, deviceNameWords), at(createdAt), at(lastUsedAt)),
    offer: { act: 'device', about: { device: id } },
  }));
}

function historyLines({ history }: PersonRecord): Line[] {
  const { line, none, begun, refused, detail: shown } = deskWords.history;
  const texts = history.map(({ at: time, action, outcome, detail }) => {
    const sentences = [
      auditSentence(action),
      ...(detail === null ? [] : [shown(detail)]),
      ...(outcome === 'done' ? [] : [outcome === 'begun' ? begun : refused(outcome)]),
    ];
    return line(at(time), sentences.join(' '));
  });
  return plain(texts, none);
}
