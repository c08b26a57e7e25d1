import type { Standing } from '@/lib/content/account/standingWords';
import { isActiveStatus } from '@/lib/contract/subscription';
import { standingOf } from '@/lib/subscriptions/standing';
import { dayOf, daysIn, sumsIn, symbolsIn } from './claims';
import type { Answers, MailRead, Told } from './places';
import type { Truth } from './provider';

/** What each place must say, in the language of pages, for a subscription that stands like this. */
const says: Readonly<Record<string, Partial<Record<Standing, RegExp>>>> = {
  account: {
    renews: /Active Renews on/,
    trial: /Free trial Active Free until/,
    trialEnds: /Free trial Ends soon Free until/,
    ends: /Ends soon Ends on/,
    replaced: /Ends soon Ends on .* bought another subscription in an app store/,
    grace: /Payment problem Access until/,
    ended: /Expired Ended on/,
  },
  deletion: {
    renews: /no refund for the rest of the period.*Cancel instead/,
    trial: /free trial ends right away, and you won’t be charged.*Cancel instead/,
    trialEnds: /free trial ends right away, and you won’t be charged/,
    ends: /no refund for the rest of the period/,
    replaced: /no refund for the rest of the period/,
    grace: /stop trying to collect.*Cancel instead/,
  },
  ...Object.fromEntries(
    ['pro', 'welcome', 'app'].map((place) => [
      place,
      {
        renews: /Renews on/,
        trial: /Free until .* renews automatically unless you cancel/,
        trialEnds: /Free until .* won’t be charged/,
        ends: /Canceled\. You have access until/,
        replaced: /Then the subscription you bought in an app store takes over/,
        grace: /last payment didn’t go through\. You have access until/,
      },
    ]),
  ),
  checkout: { trial: /First charge on/, renews: /Due today/ },
  portal: {
    renews: /Active.*Renews on/,
    trial: /Free trial.*Your trial ends on/,
    trialEnds: /Ends soon.*Ends on/,
    ends: /Ends soon.*Ends on/,
    replaced: /Ends soon.*Ends on/,
    grace: /Your last payment failed/,
    ended: /Ended on/,
  },
};

/** What deleting the account says, while a subscription of a store runs. */
const inStore = /doesn’t cancel a subscription purchased in an app store/;

/** What no place may say then. */
const contradictions: Partial<Record<Standing, RegExp>> = {
  renews: /Free until|Ends on|Access until|Expired|Not paid yet/,
  trial: /Renews on|Ends on|Access until|Expired|no refund/,
  trialEnds: /Renews on|Access until|Expired|no refund/,
  ends: /Renews on|Free until|Access until|Expired/,
  replaced: /Renews on|Free until|You canceled|You cancelled/,
  grace: /Renews on|Free until|Expired|Ended on/,
  ended: /Renews on|Free until|[Aa]ccess until|Not paid yet/,
};

/** The places that name the day on which it renews, ends or has ended. Invoices name days of their own. */
const dated = ['account', 'pro', 'welcome', 'app', 'portal'];
/** What was said before the last step, and so must hold after it. */
const saidBefore = ['checkout', 'switch'];
const withDay = ['purchase', 'trial-ending', 'renewal', 'payment-failed', 'cancelled', 'ended'];

/** What contradicts the provider's record, by place; empty when all agree. */
export function disagreements(truth: Truth, told: Told, language: string): Record<string, string[]> {
  const { standing } = truth;
  const found: Record<string, string[]> = { api: wrongAnswers(truth, told.answers) };
  for (const [place, text] of Object.entries(told.pages)) {
    const wrong = wrongFigures(truth, text, 'en');
    if (standing !== 'none') {
      const wanted = place === 'deletion' && truth.ofStore ? inStore : says[place]?.[standing];
      const forbidden = saidBefore.includes(place) ? undefined : contradictions[standing];
      if (wanted && !wanted.test(text)) wrong.push(`does not say ${wanted}`);
      const words = forbidden && place !== 'invoices' ? forbidden.exec(text)?.[0] : undefined;
      if (words) wrong.push(`says “${words}”`);
      const silent = place === 'portal' && standing === 'grace';
      const isMissing = truth.date !== null && !daysIn(text, 'en').includes(dayOf(truth.date, 'en'));
      if (dated.includes(place) && !silent && isMissing) wrong.push('does not name the day');
    }
    found[place] = wrong.map((problem) => `${problem}: ${text}`);
  }
  found.mails = told.mails.flatMap((mail) => wrongMail(truth, mail, language));
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));
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
  const overtaken = template === 'purchase' && truth.standing === 'ended';
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
