/** A bang as it is written down: trigger, name of the site, and its search address without `https://`. */
type BangEntry = readonly [trigger: string, site: string, address: `${string}{{{s}}}${string}`];

/** A category with its subcategories, as the browser of bangs shows them. */
export type BangCategory = {
  name: string;
  subcategories: Readonly<Record<string, readonly BangEntry[]>>;
};
