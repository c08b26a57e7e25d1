import { isActiveStatus } from '@/lib/contract/subscription';
import { standingOf } from '@/lib/subscriptions/standing';
import { dayOf, daysIn, sumsIn, symbolsIn } from './claims';
import { type Expectations, expectationsIn, missingPart } from './expectations';
import type { Answers, MailRead, Told } from './places';
import type { Truth } from './provider';

/** The places that name the day on which it renews, ends or has ended. Invoices name days of their own. */
const dated = ['account', 'pro', 'welcome', 'app', 'portal'];
/** What was said before the last step, and so must hold after it, and invoices, which tell of the past. */
const ofOtherTimes = ['checkout', 'switch', 'invoices'];
const withDay = ['purchase', 'trial-ending', 'renewal', 'payment-failed', 'cancelled', 'ended'];

/** What contradicts the provider's record, by place; empty when all agree. */
export function disagreements(truth: Truth, told: Told, language: string): Record<string, string[]> {
  const { standing } = truth;
  const found: Record<string, string[]> = { api: wrongAnswers(truth, told.answers) };
  const expected = expectationsIn(language);
  const { says, contradictions } = expected;
  for (const [place, text] of Object.entries(told.pages)) {
    const wrong = wrongFigures(truth, text, language);
    if (standing !== 'none') {
      const wanted = place === 'deletion' ? deletionSays(truth, expected) : says[place]?.[standing];
      const missing = wanted && missingPart(text, wanted);
      const forbidden = ofOtherTimes.includes(place) ? [] : (contradictions[standing] ?? []);
      if (missing) wrong.push(`does not say “${missing}”`);
      for (const words of forbidden.filter((phrase) => text.includes(phrase))) wrong.push(`says “${words}”`);
      const silent = place === 'portal' && standing === 'grace';
      const date = place === 'portal' ? dateInPortal(truth) : truth.date;
      const isMissing = date !== null && !daysIn(text, language).includes(dayOf(date, language));
      if (dated.includes(place) && !silent && isMissing) wrong.push('does not name the day');
    }
    found[place] = wrong.map((problem) => `${problem}: ${text}`);
  }
  found.mails = told.mails.flatMap((mail) => wrongMail(truth, mail, language));
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));
}

/** Stripe names the end there, of the newest that has ended, and not that of the access that we give beyond it. */
function dateInPortal({ website, begun, date }: Truth): number | null {
  return (website?.endedAt ? begun[0]?.endedAt : null) ?? date;
}

/** What deleting means for the subscription that counts, and whether a store goes on charging. */
function deletionSays(
  { standing, store, ofStore }: Truth,
  { says, inStore, canceledInStore }: Expectations,
): string {
  const isCanceled = store === 'ends' || store === 'trialEnds';
  const mayCharge = store !== null && store !== 'ended' && !isCanceled;
  const own = standing === 'none' || ofStore ? undefined : says.deletion?.[standing];
  const ofTheStore = mayCharge ? inStore : ofStore && isCanceled ? canceledInStore : undefined;
  return [own, ofTheStore].filter((part) => part !== undefined).join(' … ');
}

function wrongAnswers(truth: Truth, { subscription, status }: Answers): string[] {
  if (truth.standing === 'none') return subscription || status ? ['there is no subscription'] : [];
  if (!subscription || !status) return ['there is a subscription'];
  const wrong: string[] = [];
  if (standingOf(subscription) !== truth.standing)
    wrong.push(`stands as ${standingOf(subscription)}, not as ${truth.standing}`);
  if (subscription.expiresOrRenewsAt !== truth.date) wrong.push('names another moment');
  if (status.expiresOrRenewsAt !== subscription.expiresOrRenewsAt || status.status !== subscription.status)
    wrong.push('answers differ');
  const access = truth.standing !== 'ended' && truth.standing !== 'inactive';
  if (status.isActive !== access || isActiveStatus(subscription.status) !== access)
    wrong.push('access differs');
  return wrong;
}

function wrongMail(truth: Truth, { template, text }: MailRead, language: string): string[] {
  const wrong = wrongFigures(truth, text, language);
  const isOther = template === 'ended' && truth.standing === 'inactive';
  // What was bought has ended in the same step; an earlier one may still be in its last days.
  const isUndone = template === 'purchase' && (truth.standing === 'ended' || truth.standing === 'lastDays');
  const overtaken = isUndone || isOther;
  if (withDay.includes(template) && !overtaken && truth.date !== null) {
    if (!daysIn(text, language).includes(dayOf(truth.date, language))) wrong.push('does not name the day');
  }
  return wrong.map((problem) => `${template}: ${problem}: ${text}`);
}

/** Days, sums and currencies that the provider's record does not know. */
function wrongFigures(truth: Truth, text: string, language: string): string[] {
  const known = new Set([...truth.moments].map((moment) => dayOf(moment, language)));
  const days = daysIn(text, language).filter((day) => !known.has(day));
  const sums = sumsIn(text).filter((sum) => !truth.sums.has(sum));
  const symbols = [...symbolsIn(text)].filter((symbol) => !truth.symbols.has(symbol));
  return [
    ...days.map((day) => `names ${day}`),
    ...sums.map((sum) => `names the sum ${sum}`),
    ...symbols.map((symbol) => `names ${symbol}`),
  ];
}
