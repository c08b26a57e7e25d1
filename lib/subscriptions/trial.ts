import { trialDays } from '../content/subscription/plans';
import { isWebPlatform, type PurchasePlatform } from '../contract/checkout';

/** `campaign` is the campaign part of the origin; `offerDays` is the length of the app store's own trial offer. */
export type TrialQuestion = {
  platform: PurchasePlatform;
  campaign: string | null;
  offerDays: number | null;
};

/**
 * Length of the free trial in days (specification §9): seven on the web, unless the campaign that led the visitor here
 * grants more; elsewhere the app store's offer decides, and without an offer there is no trial. The server decides
 * whether this person may still have a trial.
 */
export function trialLength({ platform, campaign, offerDays }: TrialQuestion): number {
  if (!isWebPlatform(platform)) return offerDays ?? 0;
  const { campaigns, standard } = trialDays;
  if (campaign === null || !Object.hasOwn(campaigns, campaign)) return standard;
  return campaigns[campaign] ?? standard;
}
