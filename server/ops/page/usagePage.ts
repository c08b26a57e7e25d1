import { brand } from '@/lib/content/brand';
import { opsWords } from '@/lib/content/ops';
import { isActiveStatus } from '@/lib/contract/subscription';
import { type Html, html } from '@/lib/html/html';
import { periods } from '../usage/period';
import type { Usage } from '../usage/readUsage';
import { experimentSection } from './experimentSection';
import { mailSection, subscriptionsSection, webhooksSection } from './healthSections';
import { opsFrame } from './opsFrame';
import { type ShownSettings, settingsSection } from './settingsSection';
import { daysSection, eventsSection, funnelSection } from './usageSections';
import { bounded, percent, written } from './written';

/** The whole page of numbers. */
export function usagePage(usage: Usage, shownSettings: ShownSettings): string {
  return opsFrame(
    opsWords.title,
    html`<main><p class="brand">${brand.name}</p>${top(usage)}${summary(usage)}
${daysSection(usage)}${funnelSection(usage)}${experimentSection(usage)}
<div class="trio">${subscriptionsSection(usage)}${mailSection(usage)}${webhooksSection(usage)}</div>${eventsSection(usage)}${settingsSection(shownSettings)}
<form class="end" method="post" action="/ops"><input type="hidden" name="leave" value="1"><button class="plain">${opsWords.leave}</button></form></main>`,
  );
}

function top({ period, now }: Usage): Html {
  const links = periods.map(
    (days) =>
      html`<li><a href="/ops?days=${days}"${days === period && html` aria-current="page"`}>${opsWords.periods.days(days)}</a></li>`,
  );
  const moment = new Date(now);
  return html`<div class="top"><div><h1>${opsWords.title}</h1><p class="quiet">${opsWords.lead} ${opsWords.asOf} <time datetime="${moment.toISOString()}">${moment.toISOString().slice(0, 16).replace('T', ', ')}</time>.</p></div>
<nav aria-label="${opsWords.periods.label}"><ul class="periods">${links}</ul></nav></div>`;
}

/** The numbers to look at first, and whether anything needs a person. */
function summary({ days, funnel, subscriptions, mail, webhooks }: Usage): Html {
  const words = opsWords.summary;
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [seen = 0, , welcomed = 0] = funnel.all;
  const active = subscriptions
    .filter(({ status }) => isActiveStatus(status))
    .reduce((sum, { count }) => sum + count, 0);
  const troubles = mail.failed + webhooks.parked;
  const rate = seen > 0 ? `${percent(welcomed / seen)} ${words.rate}` : words.noRate;
  const state =
    troubles > 0
      ? html`<li class="alarm"><strong>${bounded(troubles)}</strong> ${words.attention}</li>`
      : html`<li class="well"><strong>${words.wellLabel}</strong> ${words.well}</li>`;
  return html`<ul class="summary" aria-label="${words.label}"><li><strong>${written(total)}</strong> ${words.events}</li>
<li><strong>${written(seen)}</strong> ${words.offers}, ${rate}</li>
<li><strong>${bounded(active)}</strong> ${words.subscribers}</li>${state}</ul>`;
}
