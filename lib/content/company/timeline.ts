import { figures } from '../figures';
import { yearOfReaching } from './donations';

const million = yearOfReaching(1_000_000) ?? 0;
const fiveMillion = yearOfReaching(5_000_000) ?? 0;
const everything = yearOfReaching(figures.donatedDollars) ?? 0;

type Moment = {
  /** Names its texts in `timelineWords`. */
  id: string;
  /** Year and month: `"2008-02"`. */
  month: string;
  /** The page that says more. */
  href?: string;
};

/** Thirty moments, oldest first. Years of giving come from the donations, so that both pages agree. */
export const timeline = [
  { id: 'complaints', month: '2008-02' },
  { id: 'firstPage', month: '2008-09' },
  { id: 'noLogs', month: '2010-03' },
  { id: 'firstColleague', month: '2011-05' },
  { id: 'firstInvestors', month: '2011-10' },
  { id: 'tenPeople', month: '2012-06' },
  { id: 'firstDonation', month: '2012-11', href: '/donations' },
  { id: 'mailingAddress', month: '2013-04' },
  { id: 'oneBillion', month: '2013-08' },
  { id: 'newLook', month: '2014-05' },
  { id: 'safari', month: '2014-09' },
  { id: 'firefox', month: '2014-11' },
  { id: 'tenBillion', month: '2016-12' },
  { id: 'beyondSearch', month: '2018-01' },
  { id: 'secondFunding', month: '2018-08' },
  { id: 'million', month: `${million}-12` },
  { id: 'adRules', month: '2019-10' },
  { id: 'fiftyBillion', month: '2020-05' },
  { id: 'hundredPeople', month: '2020-11' },
  { id: 'emailProtection', month: '2021-07' },
  { id: 'hundredBillion', month: '2022-02' },
  { id: 'mac', month: '2022-10' },
  { id: 'windows', month: '2023-06' },
  { id: 'team212', month: '2023-09' },
  { id: 'fiveMillion', month: `${fiveMillion}-12` },
  { id: 'sync', month: '2024-02' },
  { id: 'subscription', month: '2024-04', href: '/pro' },
  { id: 'chat', month: '2024-06' },
  { id: 'thirteenRounds', month: `${everything}-12` },
  { id: 'today', month: '2026-01' },
] as const satisfies readonly Moment[];

export type MilestoneId = (typeof timeline)[number]['id'];
