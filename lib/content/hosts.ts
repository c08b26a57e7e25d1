/** Hosts of ours beside those of `brand`: apart from it, since nearly every page carries the brand and few need these. */
export const hosts = {
  downloads: 'https://download.teal.example/',
  /** The page a browser may open with; the same without AI; and the one inside the onion network. */
  start: 'start.teal.example',
  withoutAi: 'noai.teal.example',
  onion: 'tealqx4dk6xk2vcm3b7wzs5rafhyg2anbejtpu3oilxqvd2mwck6z3by.onion',
} as const;
