import { type Html, html } from '@/lib/html/html';

const width = 1000;

/** One bar, filled to the given share from 0 to 1. The text beside it says what it means. */
export function shareBar(share: number, tone: string): Html {
  const filled = Math.round(Math.min(1, Math.max(0, share)) * width);
  return html`<svg viewBox="0 0 ${width} 10" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${width}" height="10"/><rect class="${tone}" width="${filled}" height="10"/></svg>`;
}

export type Part = { label: string; value: number; tone: string };

/** Parts of a whole side by side; any part above zero is at least a sliver. The table below gives the numbers. */
export function stackedBar(parts: readonly Part[], summary: string): Html {
  const there = parts.filter(({ value }) => value > 0);
  const total = there.reduce((sum, { value }) => sum + value, 0);
  const sliver = 8;
  const widthLeft = width - there.length * sliver;
  let x = 0;
  const rects = there.map(({ label, value, tone }) => {
    const wide = sliver + (value / total) * widthLeft;
    const rect = html`<rect class="${tone}" x="${Math.round(x)}" width="${Math.max(1, Math.round(wide) - 3)}" height="10"><title>${label}: ${value.toLocaleString('en')}</title></rect>`;
    x += wide;
    return rect;
  });
  return html`<svg class="stack" viewBox="0 0 ${width} 10" preserveAspectRatio="none" role="img" aria-label="${summary}">${rects}</svg>`;
}
