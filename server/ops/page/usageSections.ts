import { opsWords } from '@/lib/content/ops';
import { type Html, html } from '@/lib/html/html';
import { dayChart, noDays } from '../charts/dayChart';
import { scaleTop, wilson } from '../charts/interval';
import { intervalChart } from '../charts/intervalChart';
import { shareBar } from '../charts/shareBars';
import type { Usage } from '../usage/readUsage';
import { foldedTable, section, table } from './table';
import { percent, percentWithin, written } from './written';

export function daysSection({ days, period }: Usage): Html {
  const words = opsWords.days;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return section('days', words.heading, html`<p class="lead">${words.none}</p>${noDays()}`);
  const most = Math.max(...days.map(({ count }) => count));
  const summary = words.summary(written(total), period, written(most));
  const rows = [...days].reverse().map(({ day, count }) => [day, written(count)]);
  const columns = [{ name: words.day }, { name: words.count, number: true }];
  return section(
    'days',
    words.heading,
    html`<p class="lead">${summary}</p>${dayChart(days, summary)}${foldedTable(words.heading, columns, rows)}`,
  );
}

/** The three steps for all origins as bars, then one row per origin. */
export function funnelSection({ funnel }: Usage): Html {
  const words = opsWords.funnel;
  const [seen = 0, clicked = 0, welcomed = 0] = funnel.all;
  if (seen + clicked + welcomed === 0) {
    return section('funnel', words.heading, html`<p class="quiet">${words.none}</p>`);
  }
  const steps = words.steps.map((name, index) => {
    const count = funnel.all[index] ?? 0;
    const share = seen > 0 ? count / seen : 0;
    const part = index > 0 && html`<span class="quiet">${words.ofOffer(percent(share))}</span>`;
    return html`<li><div><span>${name}</span> <span>${part} <strong>${written(count)}</strong></span></div>${shareBar(share, `tone-${index + 1}`)}</li>`;
  });
  const rated = funnel.origins.map((one) => ({ ...one, rate: wilson(one.steps[2] ?? 0, one.steps[0] ?? 0) }));
  const top = scaleTop(rated.map(({ rate }) => rate));
  const rows = rated.map(({ origin, steps: counts, rate }) => {
    const drawn = rate && html`${intervalChart(rate, top)} ${percentWithin(rate)}`;
    return [origin || words.noOrigin, ...counts.map(written), drawn];
  });
  const counted = words.steps.map((name) => ({ name, number: true }));
  const columns = [{ name: words.origin }, ...counted, { name: words.rate }];
  return section(
    'funnel',
    words.heading,
    html`<p class="lead">${words.lead}</p><ol class="steps">${steps}</ol>${table(words.heading, columns, rows)}`,
  );
}

export function eventsSection({ events }: Usage): Html {
  const words = opsWords.events;
  if (events.length === 0) return section('events', words.heading, html`<p class="quiet">${words.none}</p>`);
  const most = Math.max(...events.map(({ count }) => count));
  const ranks = events.map(
    ({ event, count }) =>
      html`<li><div><span>${event}</span> <strong>${written(count)}</strong></div>${shareBar(count / most, 'bar')}</li>`,
  );
  return section('events', words.heading, html`<ol class="ranks">${ranks}</ol>`);
}
