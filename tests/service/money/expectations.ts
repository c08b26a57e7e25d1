import type { Standing } from '@/lib/content/account/standingWords';
import { type Phrases, phrasesByLanguage } from './phrases/phrases';

/** What each place must say and must not say, in one language. ` … ` in what is said stands for anything in between. */
export type Expectations = {
  says: Readonly<Record<string, Partial<Record<Standing, string>>>>;
  /** What deleting the account says, while a subscription of a store runs, and once it is canceled there. */
  inStore: string;
  canceledInStore: string;
  /** What no place may say then. */
  contradictions: Partial<Record<Standing, readonly string[]>>;
};

export function expectationsIn(language: string): Expectations {
  const phrases = phrasesByLanguage[language];
  if (!phrases) throw new Error(`What the pages must say is not written in ${language}.`);
  return {
    says: sayingsOf(phrases),
    inStore: phrases.deletion.inStore,
    canceledInStore: phrases.deletion.canceledInStore,
    contradictions: contradictionsOf(phrases),
  };
}

/** The first of the parts that the text does not say after those before it, or null when it says all. */
export function missingPart(text: string, saying: string): string | null {
  let from = 0;
  for (const part of saying.split(' … ')) {
    const at = text.indexOf(part, from);
    if (at < 0) return part;
    from = at + part.length;
  }
  return null;
}

function sayingsOf(phrases: Phrases): Expectations['says'] {
  const { badges, labels, sentences, account, deletion, checkout, portal } = phrases;
  const noRefund = `${deletion.noRefund} ${deletion.restOfPeriod}`;
  const ends = `${badges.ending} ${labels.ends}`;
  const sentence = {
    renews: sentences.renews,
    trial: `${labels.free} … ${sentences.unlessCanceled}`,
    trialEnds: `${labels.free} … ${sentences.notCharged}`,
    ends: `${sentences.canceled} ${sentences.access}`,
    replaced: sentences.takesOver,
    grace: `${sentences.paymentFailed} ${sentences.access}`,
  };
  return {
    account: {
      renews: `${badges.active} ${labels.renews}`,
      trial: `${badges.trial} ${badges.active} ${labels.free}`,
      trialEnds: `${badges.trial} ${badges.ending} ${labels.free}`,
      ends,
      replaced: `${ends} … ${account.boughtAnother}`,
      grace: `${badges.problem} ${labels.access}`,
      ended: `${badges.expired} ${labels.ended}`,
    },
    deletion: {
      renews: `${noRefund} … ${deletion.cancelInstead}`,
      trial: `${deletion.trialEnds} … ${deletion.cancelInstead}`,
      trialEnds: deletion.trialEnds,
      ends: noRefund,
      replaced: `${noRefund} … ${deletion.inStore}`,
      grace: `${deletion.stopsCollecting} … ${deletion.cancelInstead}`,
    },
    pro: sentence,
    welcome: sentence,
    app: sentence,
    checkout: { trial: checkout.firstCharge, renews: checkout.dueToday },
    portal: {
      renews: `${badges.active} … ${labels.renews}`,
      trial: `${badges.trial} … ${portal.trialEnds}`,
      trialEnds: `${badges.ending} … ${labels.ends}`,
      ends: `${badges.ending} … ${labels.ends}`,
      replaced: `${badges.ending} … ${labels.ends}`,
      grace: portal.paymentFailed,
      ended: portal.ended,
    },
  };
}

function contradictionsOf(phrases: Phrases): Expectations['contradictions'] {
  const { badges, labels, sentences, account, deletion, portal } = phrases;
  const renews = [labels.renews, sentences.renews];
  const ended = [labels.ended, portal.ended];
  return {
    renews: [labels.free, labels.ends, labels.access, badges.expired, account.notPaid],
    trial: [...renews, labels.ends, labels.access, badges.expired, deletion.noRefund],
    trialEnds: [...renews, labels.access, badges.expired, deletion.noRefund, ...account.youCanceled],
    ends: [
      ...renews,
      labels.free,
      badges.problem,
      sentences.paymentFailed,
      badges.expired,
      ...account.youCanceled,
    ],
    replaced: [...renews, labels.free, ...account.youCanceled],
    grace: [...renews, labels.free, badges.expired, ...ended],
    ended: [...renews, labels.free, labels.access, sentences.access, account.notPaid],
  };
}
