import { brand } from '@/lib/content/brand';
import { AccountResponse } from '@/lib/contract/auth';
import { InvoicesResponse } from '@/lib/contract/billing';
import { PortalResponse } from '@/lib/contract/checkout';
import { Subscription, SubscriptionStatusResponse } from '@/lib/contract/subscription';
import { ErrorBody, type UndonePurchase } from '@/lib/contract/wire';
import { open, textOf } from '@/packages/stripe-sandbox/tests/browse';
import { openMessage } from '@/server/mail/queue/outbox';
import { deliverDueMails } from '@/server/mail/queue/worker';
import { renderMail } from '@/server/mail/rendering/renderMail';
import { asAccount, type SignedUp } from '@/tests/fixtures/service/authClient';
import type { MoneyShop } from './moneyShop';
import { pagesIn } from './pagesIn';

/** One person in the shop. */
export type Person = {
  buyer: SignedUp;
  language: string;
  email: string;
  /** What was bought in an app store. */
  store: string | null;
  country: string;
  /** What was said before the last step about what it costs, by place. */
  said: Record<string, string>;
};

export type Answers = {
  subscription: Subscription | null;
  status: SubscriptionStatusResponse | null;
  /** What the buyer is asked after a purchase that was undone. */
  undone: UndonePurchase | null;
};
export type MailRead = { template: string; text: string };

/** Everything that one person is told at one moment. */
export type Told = {
  answers: Answers;
  /** The pages, the app's screen, the portal and the invoices at the payment provider, as text, by their names. */
  pages: Readonly<Record<string, string>>;
  /** The mails since the last look, in the language of their reader. */
  mails: readonly MailRead[];
};

export async function readPlaces(shop: MoneyShop, person: Person, mails: readonly MailRead[]): Promise<Told> {
  const get = async (path: string): Promise<unknown> => {
    const headers = { 'x-country': person.country };
    return (await asAccount(`${shop.origin}${path}`, person.buyer.accessToken, { headers })).json();
  };
  const answer = await get('/api/subscription');
  const subscription = Subscription.safeParse(answer);
  const failure = ErrorBody.safeParse(answer);
  const status = SubscriptionStatusResponse.safeParse(await get('/api/subscription/status'));
  const answers = {
    subscription: subscription.success ? subscription.data : null,
    status: status.success ? status.data : null,
    undone: failure.success ? (failure.data.undone ?? null) : null,
  };
  const { said } = person;
  person.said = {};
  const { invoices } = InvoicesResponse.parse(await get('/api/subscription/invoices'));
  const account = AccountResponse.parse(await get('/api/auth/v2/account'));
  const { pagesFor } = await pagesIn(person.language);
  const pages = {
    ...said,
    ...pagesFor({ subscription: answers.subscription, undone: answers.undone, invoices, account }),
  };
  if (answers.subscription?.platform !== 'stripe') return { answers, pages, mails };
  const { customerPortalUrl } = PortalResponse.parse(
    await get(`/api/checkout/portal?locale=${person.language}`),
  );
  // Older ones were read when they were new.
  const shown = await Promise.all(invoices.slice(0, 2).map(({ pageUrl }) => open(pageUrl ?? '')));
  const portal = textOf(await open(customerPortalUrl));
  return { answers, pages: { ...pages, portal, invoices: shown.map(textOf).join(' ') }, mails };
}

/** The mails that went out since the last look, by the address of their reader. */
export async function newMails({ services }: MoneyShop): Promise<Map<string, MailRead[]>> {
  const rows = await services.database
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .execute();
  const before = services.mails.length;
  await deliverDueMails(services);
  const sent = services.mails.slice(before);
  const found = new Map<string, MailRead[]>();
  for (const { template, payload, locale, recipient } of rows) {
    const message = openMessage(services, payload);
    const { publicOrigin } = services.config;
    const mail = message && renderMail(message, { locale, brand, publicOrigin });
    const arrived = sent.find(({ to, text }) => to === recipient && text === mail?.text);
    if (!arrived) throw new Error(`The mail ${template} did not arrive as it was written.`);
    const read = { template, text: `${arrived.subject}\n${arrived.text}` };
    found.set(recipient, [...(found.get(recipient) ?? []), read]);
  }
  return found;
}
