import { opsWords } from '@/lib/content/ops';
import { type Html, html } from '@/lib/html/html';
import { type Part, stackedBar } from '../charts/shareBars';
import type { Usage } from '../usage/readUsage';
import { section, table } from './table';
import { age, bounded } from './written';

export function subscriptionsSection({ subscriptions }: Usage): Html {
  const { heading, lead, status, count, none } = opsWords.subscriptions;
  const parts = subscriptions.map((one, index) => ({
    label: one.status,
    value: one.count,
    tone: `tone-${index + 1}`,
  }));
  return partsSection('subscriptions', { heading, lead, none, columns: [status, count] }, parts);
}

export function mailSection({ mail, now }: Usage): Html {
  const { heading, lead, none, state, count, sent, queued, failed, oldest } = opsWords.mail;
  const parts = [
    { label: sent, value: mail.sent, tone: 'tone-1' },
    { label: queued, value: mail.queued, tone: 'tone-3' },
    { label: failed, value: mail.failed, tone: 'tone-bad' },
  ];
  const below = facts([[oldest, age(mail.oldest, now)]]);
  return partsSection('mail', { heading, lead, none, columns: [state, count] }, parts, below);
}

export function webhooksSection({ webhooks, now, signsSince }: Usage): Html {
  const words = opsWords.webhooks;
  const { heading, lead, none, state, count, oldest } = words;
  const parts = [
    { label: words.handled, value: webhooks.handled, tone: 'tone-1' },
    { label: words.waiting, value: webhooks.waiting, tone: 'tone-3' },
    { label: words.parked, value: webhooks.parked, tone: 'tone-bad' },
  ];
  const below = facts([
    [words.received, bounded(webhooks.received)],
    [oldest, age(webhooks.oldest, now)],
    [opsWords.key, signsSince === null ? opsWords.noKey : age(signsSince, now)],
  ]);
  return partsSection('webhooks', { heading, lead, none, columns: [state, count] }, parts, below);
}

function facts(rows: readonly (readonly [string, string])[]): Html {
  return html`<dl class="facts">${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

type PartsWords = { heading: string; lead: string; none: string; columns: readonly [string, string] };

/** Parts of a whole: the bar, a table that doubles as its legend, and any notes below. */
function partsSection(id: string, words: PartsWords, parts: readonly Part[], below?: Html): Html {
  const [name, count] = words.columns;
  const rows = parts.map(({ label, value, tone }) => [
    html`<span class="key ${tone}"></span>${label}`,
    bounded(value),
  ]);
  const summary = parts.map(({ label, value }) => `${label}: ${bounded(value)}`).join(', ');
  const columns = [{ name }, { name: count, number: true }];
  const chart = parts.some(({ value }) => value > 0)
    ? html`${stackedBar(parts, summary)}<div class="chart-table">${table(words.heading, columns, rows)}</div>`
    : html`<p class="quiet">${words.none}</p>`;
  return section(id, words.heading, html`<p class="lead">${words.lead}</p>${chart}${below}`);
}
