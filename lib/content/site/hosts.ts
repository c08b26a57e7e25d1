/** Hosts of ours beside those of `brand`. Each is an export of its own, so that a page bundles only those it needs. */
export const downloadsUrl = 'https://download.teal.example/';
/** The page that a browser may open with. */
export const startHost = 'start.teal.example';
/** The same without AI. */
export const hostWithoutAi = 'noai.teal.example';
/** The one inside the onion network. */
export const onionHost = 'tealqx4dk6xk2vcm3b7wzs5rafhyg2anbejtpu3oilxqvd2mwck6z3by.onion';
