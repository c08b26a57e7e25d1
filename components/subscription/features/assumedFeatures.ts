import type { FeatureName } from '@/lib/contract/subscription';

/** One of the two kinds of identity theft help is in every plan; where it is not known which, this one stands for both. */
export const assumedIdentityHelp: FeatureName = 'Global Identity Theft Restoration';

/** Included in every plan everywhere: shown while nobody has said what this one includes. */
export const assumedFeatures: readonly FeatureName[] = ['Network Protection', 'Duck.ai', assumedIdentityHelp];
