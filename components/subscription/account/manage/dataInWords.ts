import { stateOf } from '@/components/subscription/account/billing/InvoiceItem';
import { sumText } from '@/components/subscription/account/billing/sumText';
import { nameOfDevice } from '@/components/subscription/account/devices/DeviceItem';
import { invoiceWords } from '@/lib/content/account/charges';
import { dataExportWords } from '@/lib/content/account/dataExport';
import { manageWords } from '@/lib/content/account/manage';
import { brand } from '@/lib/content/brand';
import { dayForReader } from '@/lib/content/days';
import type { AccountExport, SessionEntry } from '@/lib/contract/auth';
import type { Invoice } from '@/lib/contract/billing';
import type { SubscriptionState } from '@/lib/hooks/account/useSubscription';
import { standingText } from '@/lib/subscriptions/standing';
import { storeWordsOf } from './overviewRows';

/** What the page shows beside the data; null for what it could not load. */
type Shown = {
  account: SubscriptionState;
  email: string | null;
  invoices: readonly Invoice[] | null;
  devices: readonly SessionEntry[] | null;
};

const words = dataExportWords.inWords;

/** What a person asks of the data, as the account page says it; it stands at the beginning of the file. */
export function dataInWords(
  { read_me: { mails = {} }, created_at: made, accounts, outbox }: AccountExport,
  { account, email, invoices, devices }: Shown,
): Record<string, unknown> {
  const newestFirst = [...outbox].sort((one, other) => other.created_at.localeCompare(one.created_at));
  return {
    [words.heading]: {
      [words.made]: day(made),
      [manageWords.email]: email ?? words.none,
      [words.opened]: day(accounts[0]?.created_at ?? made),
      [manageWords.heading]: subscriptionLines(account),
      [invoiceWords.heading]: orElse(invoices?.map(invoiceLine), invoiceWords.failed),
      [manageWords.devices.heading]: orElse(devices?.map(deviceLine), manageWords.devices.failed),
      [words.mails]: newestFirst.map(
        (mail) => `${day(mail.created_at)}: ${mails[mail.template] ?? mail.template}`,
      ),
    },
  };
}

function day(time: string): string {
  return dayForReader(Date.parse(time));
}

function orElse(lines: readonly string[] | undefined, failed: string): readonly string[] | string {
  if (!lines) return failed;
  return lines.length > 0 ? lines : words.none;
}

function subscriptionLines(account: SubscriptionState): readonly string[] | string {
  if (account.state !== 'ready') return account.state === 'none' ? words.none : manageWords.failed;
  const { subscription } = account;
  const { billingPeriod, startedAt } = subscription;
  const plan = `${brand.subscription} · ${manageWords.planNames[billingPeriod]}`;
  const store = storeWordsOf(subscription);
  const lines = [plan, words.since(dayForReader(startedAt)), standingText(subscription)];
  return store ? [...lines, store.intro] : lines;
}

function invoiceLine(invoice: Invoice): string {
  const { createdAt, total, currency } = invoice;
  return `${dayForReader(createdAt)}: ${sumText(total, currency)}, ${invoiceWords.states[stateOf(invoice)]}`;
}

function deviceLine(device: SessionEntry): string {
  const { signedIn, lastUsed, onDay } = manageWords.devices;
  const used = lastUsed(onDay(dayForReader(device.lastUsedAt)));
  return `${nameOfDevice(device)}. ${signedIn(dayForReader(device.createdAt))}. ${used}.`;
}
