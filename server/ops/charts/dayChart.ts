import { type Html, html } from '@/lib/html/html';

type DayCount = { day: string; count: number };

const width = 1000;
const height = 200;

/**
 * One bar per day, with weekends paler. Only the shapes are drawn and stretched; the labels are text beside them, so
 * that they stay readable on narrow screens.
 */
export function dayChart(days: readonly DayCount[], summary: string): Html {
  const top = niceTop(Math.max(1, ...days.map(({ count }) => count)));
  const step = width / Math.max(1, days.length);
  const bars = days.map(({ day, count }, index) => {
    const tall = (count / top) * height;
    const weekend = [0, 6].includes(new Date(day).getUTCDay());
    return html`<rect class="bar${weekend && ' weekend'}" x="${round(index * step + step * 0.12)}" y="${round(height - tall)}" width="${round(step * 0.76)}" height="${round(tall)}"><title>${day}: ${count.toLocaleString('en')}</title></rect>`;
  });
  const rules = [0, 0.5, 1].map(
    (part) => html`<line class="rule" x1="0" x2="${width}" y1="${part * height}" y2="${part * height}"/>`,
  );
  const marks = [top, top / 2, 0].map((value) => html`<span>${value.toLocaleString('en')}</span>`);
  return html`<figure class="days"><div class="axis upright" aria-hidden="true">${marks}</div>
<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" role="img" aria-label="${summary}">${rules}${bars}</svg>
<div class="axis across" aria-hidden="true">${datesBelow(days).map((day) => html`<span>${day}</span>`)}</div></figure>`;
}

/** What is shown in place of the bars while there are none. */
export function noDays(): Html {
  const bars = [30, 44, 38, 62, 55, 78, 70, 96, 88, 120, 108, 140].map(
    (tall, index) =>
      html`<rect class="bar ghost" x="${index * 84 + 8}" y="${height - tall}" width="60" height="${tall}"/>`,
  );
  return html`<div class="days"><span></span><svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" aria-hidden="true"><line class="rule" x1="0" x2="${width}" y1="${height}" y2="${height}"/>${bars}</svg></div>`;
}

/** The first, middle and last days, as "1 Jun". */
function datesBelow(days: readonly DayCount[]): string[] {
  const shown = [days.at(0), days.at(Math.floor((days.length - 1) / 2)), days.at(-1)];
  const form = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return shown.flatMap((one) => (one ? [form.format(new Date(one.day))] : []));
}

/** The smallest round number that covers the value and whose half is whole too: 2, 4, 6, 8, 10, 20, 30, 40 … */
export function niceTop(value: number): number {
  for (let unit = 1; ; unit *= 10) {
    const factors = unit === 1 ? [2, 4, 6, 8, 10] : [2, 3, 4, 5, 6, 8, 10];
    const top = factors.map((factor) => factor * unit).find((candidate) => candidate >= value);
    if (top) return top;
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
