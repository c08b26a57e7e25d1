import { channelsOf } from './customColor';

/** Linear light of one color channel, 0 to 255: undoes the screen's gamma curve (WCAG 2.2, relative luminance). */
function light(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function relativeLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(light);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast between two colors, from 1 for equal ones to 21 for black and white (WCAG 2.2). Takes `#rrggbb`. */
export function contrastRatio(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [relativeLuminance(one), relativeLuminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

/** What a contrast is sufficient for: body text, large text, or neither (WCAG 2.2, 1.4.3). */
export function readableAt(ratio: number): 'text' | 'large' | 'none' {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'large' : 'none';
}
