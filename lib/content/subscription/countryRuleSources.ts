import type { SaleCountryCode } from './countries';
import type { CountryRules } from './countryRules';

type Sources = Record<keyof CountryRules, string>;

/** Where the rules of the Union come from; most countries repeat them in a law of their own. */
export const unionSources: Sources = {
  withdrawalDays: 'Directive 2011/83/EU, article 9',
  afterFirstTerm:
    'Directive 93/13/EEC, annex, point 1(h): no law of the Union limits a renewal that can be canceled before',
  renewalNotice: 'No law of the Union asks for one; the terms promise it',
  cancelsWithoutSignIn:
    'No law of the Union; article 11a of directive 2011/83/EU asks for it of withdrawals alone',
  orderButton:
    'Directive 2011/83/EU, article 8(2); Court of Justice, C-400/22, for what costs money only after a trial',
  taxWord: 'Directive 2011/83/EU, article 6(1)(e); directive 98/6/EC; in Germany § 6 PAngV',
  mediation: 'Directive 2013/11/EU, article 13; in Germany § 36 VSBG',
  storageConsent: 'Directive 2002/58/EC, article 5(3); in Germany § 25 TDDDG',
};

/** And those of each rule of a country’s own. */
export const ownSources: Readonly<Partial<Record<SaleCountryCode, Partial<Sources>>>> = {
  BE: {
    afterFirstTerm:
      'Code de droit économique, article VI.91: after a renewal at any time, with two months’ notice at most',
  },
  CA: {
    withdrawalDays: 'Our terms; the laws of the provinces give it only where information is missing',
    afterFirstTerm:
      'Our terms; laws of the provinces, such as the Consumer Protection Act of Québec, sections 193 to 196',
    renewalNotice: 'No federal law; that of Québec is to be confirmed',
    cancelsWithoutSignIn: 'No law known',
    orderButton: 'No law known; prices are shown in full by the Competition Act, section 74.01(1.1)',
    taxWord: 'Excise Tax Act, section 223: the invoice or a sign says that GST or HST is included',
    mediation: 'No law known',
    storageConsent: 'PIPEDA and the law 25 of Québec concern personal information, which is not kept there',
  },
  DE: {
    afterFirstTerm: 'BGB § 309 Nr. 9: only for an indefinite time, with one month’s notice at most',
    cancelsWithoutSignIn: 'BGB § 312k',
  },
  DK: { afterFirstTerm: 'Forbrugeraftaleloven § 28: with a month’s notice, once five months have passed' },
  ES: {
    renewalNotice:
      'Ley 10/2025, de servicios de atención a la clientela: fifteen days before an automatic renewal',
  },
  FR: {
    renewalNotice:
      'Code de la consommation, article L215-1: between three months and one month before, in a frame',
    cancelsWithoutSignIn: 'Code de la consommation, article L215-1-1',
    mediation: 'Code de la consommation, articles L612-1 and L616-1: the mediator by name and address',
  },
  GB: {
    mediation:
      'No law since the United Kingdom left the Union; the Digital Markets, Competition and Consumers Act 2024 changes the rules of subscriptions in spring 2027',
  },
  IT: { renewalNotice: 'Codice del consumo, article 65-bis: thirty days before' },
  NL: {
    afterFirstTerm:
      'Burgerlijk Wetboek, article 6:236 under j: only for an indefinite time, with one month’s notice at most',
  },
  US: {
    withdrawalDays: 'No federal law for what is bought online; the money-back guarantee is ours',
    afterFirstTerm: 'California, Business and Professions Code § 17602: with clear consent before',
    renewalNotice: 'California, Business and Professions Code § 17602(b): 15 to 45 days before a year',
    cancelsWithoutSignIn:
      'California, Business and Professions Code § 17602(d): online and at once, where it may ask for a sign-in',
    orderButton:
      'California, Business and Professions Code § 17602(a): the terms beside the button, and consent to them',
    taxWord: 'Prices include what taxes there are; state laws ask for no word',
    mediation: 'No law known',
    storageConsent: 'No law asks for it beforehand; the Global Privacy Control signal is honored',
  },
};
