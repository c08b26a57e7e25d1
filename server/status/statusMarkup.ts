import { dayForReader, minuteInUtc } from '@/lib/content/days';
import type { PartState } from '@/lib/content/help/statusParts';
import { statusPartWords, statusWords } from '@/lib/content/help/statusWords';
import { language } from '@/lib/content/site/languages/language';
import { type Html, html, raw } from '@/lib/html/html';
import { day } from '@/server/clock';
import type { StatusReport } from './statusBoard';
import type { DayMark, Incident, PartHistory } from './statusHistory';

type StateName = PartState | 'unknown';

/** Of the bars: how far apart, how wide, how tall in all, and the part of the height that each kind of day takes. */
const step = 4;
const barWidth = 3;
const barHeight = 30;
const heights: Record<StateName, number> = { up: 30, slow: 20, down: 10, unknown: 2 };
const worstFirst: readonly PartState[] = ['down', 'slow', 'up'];

/** What the server writes into the status page, with the classes of `styles/primitives` and of `StatusStyles`. */
export function statusMarkup({ databaseAway, history }: StatusReport): Html {
  return html`${summary({ databaseAway, history })}
${databaseAway && html`<p class="status-away above-4">${statusWords.databaseAway}</p>`}
${
  history &&
  history.parts.length > 0 &&
  html`<h2 class="status-title">${statusWords.partsTitle}</h2><ul class="status-parts">${history.parts.map((part) => partRow(part, databaseAway, history.checkedAt))}</ul>`
}
<h2 class="status-title">${statusWords.incidentsTitle}</h2>
${history ? incidentList(history.incidents) : html`<p>${statusWords.noHistory}</p>`}`;
}

function summary({ databaseAway, history }: StatusReport): Html {
  const states = history?.parts.map((part) => stateNow(part, databaseAway)) ?? [];
  const worst = databaseAway ? 'down' : (worstFirst.find((state) => states.includes(state)) ?? 'unknown');
  const checkedAt = history?.checkedAt ?? null;
  const checked =
    checkedAt === null
      ? statusWords.never
      : html`${statusWords.checked(minuteInUtc(checkedAt, checkedAt, language))}`;
  return html`<div class="status-summary wrapping apart raised-panel ${worst}"><p class="status-now side-by-side gap-3 medium-title strong-weight">${dot(worst)}${statusWords.summary[worst]}</p><p>${checked}</p></div>`;
}

/** While the database is away, only the pages themselves work. */
function stateNow({ part, state }: PartHistory, databaseAway: boolean): StateName {
  if (databaseAway) return part === 'site' ? 'up' : 'down';
  return state ?? 'unknown';
}

function partRow(history: PartHistory, databaseAway: boolean, checkedAt: number | null): Html {
  const { name, text } = statusPartWords[history.part];
  const state = stateNow(history, databaseAway);
  const since = firstDay(history.days, checkedAt);
  const uptime = history.uptime === null ? '' : statusWords.uptime(percentOf(history.uptime), since);
  return html`<li><div class="status-head wrapping apart"><h3>${name}</h3><p class="status-state side-by-side own-size gap-2 strong-weight ${state}">${dot(state)}${statusWords.states[state]}</p></div><p class="small-print">${text}</p>${bars(history.days)}<p class="status-scale apart gap-3 small-print"><span>${statusWords.firstDay}</span><span>${uptime}</span><span>${statusWords.lastDay}</span></p></li>`;
}

/** The day of the oldest reading, where there is none of the days before it. */
function firstDay(days: readonly DayMark[], checkedAt: number | null): string | null {
  const first = days.findIndex((mark) => mark !== null);
  if (first <= 0 || checkedAt === null) return null;
  return dayForReader(checkedAt - (days.length - 1 - first) * day, 'UTC');
}

function dot(state: StateName): Html {
  return html`<i class="status-dot own-size round-ends ${state}" aria-hidden="true"></i>`;
}

/** A bar for each day. How tall it is says the same as its color. */
function bars(days: readonly DayMark[]): Html {
  const count = (wanted: (mark: DayMark) => boolean) => days.filter(wanted).length;
  const label = statusWords.bars({
    up: count((mark) => mark === 'up'),
    troubled: count((mark) => mark === 'slow' || mark === 'down'),
    unknown: count((mark) => mark === null),
  });
  const names = ['up', 'slow', 'down', 'unknown'] as const;
  const paths = names.map((name) => {
    const drawn = days.flatMap((mark, index) => ((mark ?? 'unknown') === name ? [barAt(index, name)] : []));
    return drawn.length > 0 && html`<path class="${name}" d="${raw(drawn.join(''))}"/>`;
  });
  const width = days.length * step;
  return html`<svg class="status-bars full-width" role="img" aria-label="${label}" viewBox="0 0 ${width} ${barHeight}" preserveAspectRatio="none">${paths}</svg>`;
}

function barAt(index: number, state: StateName): string {
  const height = heights[state];
  return `M${index * step} ${barHeight - height}h${barWidth}v${height}h-${barWidth}z`;
}

function incidentList(incidents: readonly Incident[]): Html {
  if (incidents.length === 0) return html`<p>${statusWords.noIncidents}</p>`;
  return html`<ul class="status-incidents">${incidents.map(incidentRow)}</ul>`;
}

function incidentRow({ part, kind, from, until, minutes }: Incident): Html {
  return html`<li><p class="muted">${dayForReader(from, 'UTC')}</p><div><p><b>${statusPartWords[part].name}</b></p><p>${statusWords.incident[kind](minutes)}</p><p class="small-print">${statusWords.between(minuteInUtc(from, until, language))}</p></div></li>`;
}

/** Rounded down, so that only a share without any disruption is said to be 100 percent. */
function percentOf(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: 2 } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(share * 10_000) / 10_000);
}
