import type { SaleCountryCode } from './countries';

/**
 * What the law of a country asks of whoever sells a subscription to consumers there. Pages, mails, terms and billing read
 * it; where each line comes from is in `countryRuleSources`, and what counsel has to confirm in docs/law.md.
 */
export type CountryRules = {
  /** For how many days after the purchase the contract can be withdrawn from; null where neither the law nor our terms say so. */
  withdrawalDays: number | null;
  /**
   * How the contract goes on after its first term: for the `sameTerm` again, or `openEnded`, so that it can be ended at any
   * time with at most a month's notice, and what is unused is paid back.
   */
  afterFirstTerm: 'sameTerm' | 'openEnded';
  /** How many days before a yearly renewal it must be announced, at the earliest and the latest; null where no law says. */
  renewalNotice: { earliest: number; latest: number } | null;
  /** Whether the law names a cancellation that needs no sign-in. Ours is open to everybody. */
  cancelsWithoutSignIn: boolean;
  /** Whether the button that orders has to say that it obliges to pay. */
  orderButton: 'payable' | 'plain';
  /** What a price includes is called that. */
  taxWord: 'vat' | 'tax';
  /** What has to be said of dispute resolution: the mediator's name, whether we take part, or nothing. */
  mediation: 'mediator' | 'statement' | null;
  /** Whether consent comes before anything is kept on a device that its owner did not ask for. */
  storageConsent: boolean;
};

const inTheUnion: CountryRules = {
  withdrawalDays: 14,
  afterFirstTerm: 'sameTerm',
  renewalNotice: null,
  cancelsWithoutSignIn: false,
  orderButton: 'payable',
  taxWord: 'vat',
  mediation: 'statement',
  storageConsent: true,
};

const inAmerica: CountryRules = {
  withdrawalDays: null,
  afterFirstTerm: 'sameTerm',
  renewalNotice: null,
  cancelsWithoutSignIn: false,
  orderButton: 'plain',
  taxWord: 'tax',
  mediation: null,
  storageConsent: false,
};

/** What differs from the rules of the Union, which are those of every other country. */
export const ownRules: Readonly<Partial<Record<SaleCountryCode, Partial<CountryRules>>>> = {
  BE: { afterFirstTerm: 'openEnded' },
  CA: { ...inAmerica, withdrawalDays: 14 },
  DE: { afterFirstTerm: 'openEnded', cancelsWithoutSignIn: true },
  DK: { afterFirstTerm: 'openEnded' },
  ES: { renewalNotice: { earliest: 365, latest: 15 } },
  FR: { renewalNotice: { earliest: 89, latest: 31 }, cancelsWithoutSignIn: true, mediation: 'mediator' },
  GB: { mediation: null },
  IT: { renewalNotice: { earliest: 365, latest: 30 } },
  NL: { afterFirstTerm: 'openEnded' },
  US: { ...inAmerica, renewalNotice: { earliest: 45, latest: 15 } },
};

export function countryRules(country: SaleCountryCode): CountryRules {
  return { ...inTheUnion, ...ownRules[country] };
}
