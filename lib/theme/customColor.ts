/** Colors that have a code of one or two characters in the search setting `k7`; the shades are our own. */
export const namedColors = {
  w: 'ffffff',
  d: 'e6ecd8',
  g: '235317',
  g2: 'eaf6ec',
  b: 'ecf4f7',
  b2: '2d4856',
  r: 'd14a2b',
  r2: '7a2d20',
  p: '683d67',
  o: 'fdebce',
} as const;

/** The custom color in a URL (`k7`) as `#rrggbb`, from hex digits or a letter (specification §5). Null for all else. */
export function parseCustomColor(value: string | null | undefined): string | null {
  const text = (value ?? '').toLowerCase();
  const hex: string = isNamed(text) ? namedColors[text] : text.replace(/^#/, '');
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{6})$/.test(hex)) return null;
  return `#${hex.length === 3 ? hex.replace(/./g, '$&$&') : hex}`;
}

function isNamed(text: string): text is keyof typeof namedColors {
  return Object.hasOwn(namedColors, text);
}

/** Red, green, and blue of a `#rrggbb`, 0 to 255. */
export function channelsOf(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
}

/**
 * How bright a color looks, from 0 for black to 1 for white: the weighted sum of its channels as they are sent to the
 * screen (ITU-R BT.601), where one half is in the middle of what the eye sees as gray. Takes `#rrggbb`.
 */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** The text color for this background: white if its luminance is below one half, otherwise black (specification §5). */
export function textColorOn(color: string): '#ffffff' | '#000000' {
  return luminance(color) < 0.5 ? '#ffffff' : '#000000';
}
