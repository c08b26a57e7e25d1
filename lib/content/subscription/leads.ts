/** The feature that an entry link may ask the page to lead with (`?featurePage=`). */
export const leads = ['vpn', 'pir', 'duckai', 'winback'] as const;
export type Lead = (typeof leads)[number];
