import type { Standing } from '@/lib/content/account/standingWords';
import { type Phrases, phrasesIn } from './phrases';

/** What each place must say and must not say, in one language. ` … ` in what is said stands for anything in between. */
export type Expectations = {
  says: Readonly<Record<string, Partial<Record<Standing, string>>>>;
  /** What deleting the account also says, while a store may charge, and once its subscription is canceled there. */
  inStore: string;
  canceledInStore: string;
  /** What no place may say then. */
  contradictions: Partial<Record<Standing, readonly string[]>>;
};

export function expectationsIn(language: string): Expectations {
  const phrases = phrasesIn(language);
  return {
    says: sayingsOf(phrases),
    inStore: phrases.deletionInStore,
    canceledInStore: phrases.deletionCanceledInStore,
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

function sayingsOf(said: Phrases): Expectations['says'] {
  const noRefund = `${said.deletionNoRefund} ${said.deletionRestOfPeriod}`;
  const ends = `${said.badgeEnding} ${said.labelEnds}`;
  const sentence = {
    renews: said.saysRenews,
    trial: `${said.labelFree} … ${said.saysUnlessCanceled}`,
    trialEnds: `${said.labelFree} … ${said.saysNotCharged}`,
    ends: `${said.saysCanceled} ${said.saysAccess}`,
    replaced: said.saysTakesOver,
    grace: `${said.saysPaymentFailed} ${said.saysAccess}`,
  };
  return {
    account: {
      renews: `${said.badgeActive} ${said.labelRenews}`,
      trial: `${said.badgeTrial} ${said.badgeActive} ${said.labelFree}`,
      trialEnds: `${said.badgeTrial} ${said.badgeEnding} ${said.labelFree}`,
      ends,
      replaced: `${ends} … ${said.boughtAnother}`,
      grace: `${said.badgeProblem} ${said.labelAccess}`,
      ended: `${said.badgeExpired} ${said.labelEnded}`,
    },
    deletion: {
      renews: `${noRefund} … ${said.deletionCancelInstead}`,
      trial: `${said.deletionTrialEnds} … ${said.deletionCancelInstead}`,
      trialEnds: said.deletionTrialEnds,
      ends: noRefund,
      replaced: noRefund,
      grace: `${said.deletionStopsCollecting} … ${said.deletionCancelInstead}`,
    },
    pro: sentence,
    welcome: sentence,
    app: sentence,
    checkout: { trial: said.checkoutFirstCharge, renews: said.checkoutDueToday },
    portal: {
      renews: `${said.badgeActive} … ${said.labelRenews}`,
      trial: `${said.badgeTrial} … ${said.portalTrialEnds}`,
      trialEnds: `${said.badgeEnding} … ${said.labelEnds}`,
      ends: `${said.badgeEnding} … ${said.labelEnds}`,
      replaced: `${said.badgeEnding} … ${said.labelEnds}`,
      grace: said.portalPaymentFailed,
      ended: said.portalEnded,
    },
  };
}

function contradictionsOf(said: Phrases): Expectations['contradictions'] {
  const youCanceled = said.youCanceled.split(' | ');
  const renews = [said.labelRenews, said.saysRenews];
  const ended = [said.labelEnded, said.portalEnded];
  return {
    renews: [said.labelFree, said.labelEnds, said.labelAccess, said.badgeExpired, said.notPaid],
    trial: [...renews, said.labelEnds, said.labelAccess, said.badgeExpired, said.deletionNoRefund],
    trialEnds: [...renews, said.labelAccess, said.badgeExpired, said.deletionNoRefund, ...youCanceled],
    ends: [
      ...renews,
      said.labelFree,
      said.badgeProblem,
      said.saysPaymentFailed,
      said.badgeExpired,
      ...youCanceled,
    ],
    replaced: [...renews, said.labelFree, ...youCanceled],
    grace: [...renews, said.labelFree, said.badgeExpired, ...ended],
    ended: [...renews, said.labelFree, said.labelAccess, said.saysAccess, said.notPaid],
  };
}
