import { type Html, html } from '@/lib/html/html';
import type { Interval } from './interval';

const width = 1000;

/** A share as a dot on a line from 0 to `top`, with its interval as a band. The numbers are in the text beside it. */
export function intervalChart({ share, low, high }: Interval, top = 1): Html {
  const at = (value: number) => Math.round(Math.min(1, value / top) * (width - 60)) + 30;
  const line = (kind: string, from: number, to: number) =>
    html`<line class="${kind}" x1="${from}" x2="${to}" y1="8" y2="8"/>`;
  return html`<svg class="interval" viewBox="0 0 ${width} 16" preserveAspectRatio="none" aria-hidden="true">${line('rule', 0, width)}${line('band', at(low), at(high))}${line('dot', at(share), at(share))}</svg>`;
}
