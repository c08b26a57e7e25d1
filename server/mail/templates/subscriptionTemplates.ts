import type { MailText } from '@/lib/content/mails/words';
import { pathIn } from '@/lib/content/site/languages/languages';
import { countryRules } from '@/lib/content/subscription/countryRules';
import { planById } from '@/lib/content/subscription/plans';
import { featureFacts } from '@/lib/content/subscription/proFeatures';
import { contractDocument, contractText } from '@/lib/legal/contractDocument';
import { formatDate } from './formatDate';
import { type MailFrame, type MailTemplates, manageUrlOf, planName, withLink } from './mailParts';

/** Mails about a subscription: what was bought, is charged, changes and ends. */
export const subscriptionTemplates: MailTemplates<
  | 'purchase'
  | 'trial-refused'
  | 'address-subscribed'
  | 'payment-failed'
  | 'trial-ending'
  | 'renewal'
  | 'receipt'
  | 'plan-changed'
  | 'resumed'
  | 'refunded'
  | 'cancelled'
  | 'ended'
  | 'second-subscription'
> = {
  purchase: ({ plan, amount, order: data, ...times }, frame) => {
    const page = (path: string) => frame.publicOrigin + pathIn(frame.language, path);
    const terms = data && contractDocument(data.country, frame.language);
    const order = data &&
      terms && {
        ordered: data,
        orderedAt: formatDate(data.orderedAt, frame.locale),
        plan: planName(plan, frame),
        rules: countryRules(data.country),
        seller: data.seller,
        withdrawUrl: page('/help/withdraw'),
        cancelUrl: page('/help/cancel'),
        terms: terms.document.title,
      };
    const bought = {
      plan: planName(plan, frame),
      amount,
      ...chargeDays(times, frame),
      uses: featureUses(plan, frame),
      signInUrl: page('/subscriptions/activate'),
      order: order ?? null,
    };
    const mail = withLink(frame.words.purchase(bought), manageUrlOf(frame));
    return terms ? { ...mail, attached: contractText(terms, frame.publicOrigin) } : mail;
  },
  'trial-refused': ({ plan, amount }, frame) =>
    withLink(frame.words.trialRefused({ plan: planName(plan, frame), amount }), `${frame.publicOrigin}/pro`),
  'address-subscribed': ({ since, refunded }, frame) =>
    withLink(
      frame.words.addressSubscribed({ since: dayOrNull(since, frame), refunded }),
      `${frame.publicOrigin}/subscriptions/activate`,
    ),
  'payment-failed': ({ amount, graceEndsAt, confirmUrl }, frame) => {
    const missing = { amount, graceEndsAt: formatDate(graceEndsAt, frame.locale) };
    return confirmUrl
      ? withLink(frame.words.confirmPayment(missing), confirmUrl)
      : withLink(frame.words.paymentFailed(missing), manageUrlOf(frame));
  },
  'trial-ending': ({ plan, amount, trialEndsAt }, frame) => {
    const ending = {
      plan: planName(plan, frame),
      amount,
      trialEndsAt: formatDate(trialEndsAt, frame.locale),
    };
    return withLink(frame.words.trialEnding(ending), manageUrlOf(frame));
  },
  renewal: ({ plan, amount, renewsAt, period = 'yearly', openEnded = false }, frame) => {
    const renewsOn = formatDate(renewsAt, frame.locale);
    const renewal = { plan: planName(plan, frame), amount, renewsAt: renewsOn, period, openEnded };
    return withLink(frame.words.renewal(renewal), manageUrlOf(frame));
  },
  receipt: ({ plan, paidAt, from, to, invoice = null, ...charged }, frame) => {
    const day = (time: number) => formatDate(time, frame.locale);
    const days = { paidAt: day(paidAt), from: day(from), to: day(to) };
    return withLink(
      frame.words.receipt({ ...charged, ...days, invoice, plan: planName(plan, frame) }),
      invoice?.url ?? manageUrlOf(frame),
    );
  },
  'plan-changed': ({ plan, amount, ...times }, frame) => {
    const changed = { plan: planName(plan, frame), amount, ...chargeDays(times, frame) };
    return withLink(frame.words.planChanged(changed), manageUrlOf(frame));
  },
  resumed: ({ amount, ...times }, frame) =>
    withLink(frame.words.resumed({ amount, ...chargeDays(times, frame) }), manageUrlOf(frame)),
  refunded: (data, frame) =>
    withLink(frame.words.refunded({ ...data, plan: planName(data.plan, frame) }), manageUrlOf(frame)),
  cancelled: ({ endsAt, inTrial = false, unpaid = false, credit }, frame) => {
    const cancelled = { endsAt: formatDate(endsAt, frame.locale), inTrial, unpaid };
    return withLink(withCredit(frame.words.cancelled(cancelled), credit, frame), manageUrlOf(frame));
  },
  ended: ({ reason, plan, amount, credit, endedAt }, frame) => {
    const ended = { plan: planName(plan, frame), amount, endedAt: formatDate(endedAt, frame.locale) };
    // Whoever got the money back looks for the invoices; anybody else may want to come back.
    const wasPaidBack = reason === 'refunded' || reason === 'disputed';
    const link = wasPaidBack ? manageUrlOf(frame) : `${frame.publicOrigin}/pro`;
    return withLink(withCredit(frame.words.ended[reason](ended), credit, frame), link);
  },
  'second-subscription': ({ endsAt, refundableUntil = null, ...sold }, frame) => {
    const days = { endsAt: dayOrNull(endsAt, frame), refundableUntil: dayOrNull(refundableUntil, frame) };
    return withLink(frame.words.secondSubscription({ ...sold, ...days }), manageUrlOf(frame));
  },
};

/** A line for each part of a plan: what it is, how it is used, and where. */
function featureUses(plan: string, { words, language, publicOrigin }: MailFrame): string[] {
  return (planById(plan)?.features ?? []).map((feature) => {
    const { start } = featureFacts[feature];
    const url = start.startsWith('/') ? publicOrigin + pathIn(language, start) : start;
    // Soft hyphens are for narrow columns; some mail programs draw them.
    const name = words.features[feature].name.replaceAll('\u00ad', '');
    return `${name}${words.frame.colon} ${words.featureUse[feature].text} ${url}`;
  });
}

function chargeDays(
  { renewsAt, trialEndsAt }: { renewsAt: number; trialEndsAt: number | null },
  frame: MailFrame,
) {
  return { renewsAt: formatDate(renewsAt, frame.locale), trialEndsAt: dayOrNull(trialEndsAt, frame) };
}

function dayOrNull(time: number | null, { locale }: MailFrame): string | null {
  return time === null ? null : formatDate(time, locale);
}

/** Adds what goes back to the card, if there is anything. */
function withCredit(text: MailText, credit: string | undefined, { words }: MailFrame): MailText {
  return credit ? { ...text, lead: [...text.lead, words.frame.restBack(credit)] } : text;
}
