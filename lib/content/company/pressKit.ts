/** Written by scripts/press-kit; a test compares the size. */
export const pressKit = { address: '/press/press-kit.zip', kilobytes: 452 } as const;

/** The brand colors, as the kit has them. Their names are in `press`; the English ones are in the kit, too. */
export const pressColors = [
  { tone: 'body', value: '#007A70' },
  { tone: 'head', value: '#034A46' },
  { tone: 'stripe', value: '#7DD3C6' },
  { tone: 'beak', value: '#F6A531' },
  { tone: 'sand', value: '#F9F3E8' },
] as const;

export type PressTone = (typeof pressColors)[number]['tone'];

/** The product images of the kit. */
export const pressPictures = ['vpn', 'removal', 'chat'] as const;
export type PressPicture = (typeof pressPictures)[number];
