import { brand } from '@/lib/content/brand';
import { opsWords } from '@/lib/content/ops';
import { type Html, html } from '@/lib/html/html';
import type { Health } from '../health/readHealth';
import { may, type Operator } from '../operator';
import { bounded, mailSection, subscriptionsSection, webhooksSection } from './healthSections';
import { opsFrame } from './opsFrame';
import { type ShownSettings, settingsSection } from './settingsSection';

/** The whole page: what needs attention, the settings for who may change them, and the numbers behind it. */
export function opsPage(operator: Operator, health: Health, shownSettings: ShownSettings): string {
  const { title, lead, asOf, people, letters, leave, signedInAs } = opsWords;
  const moment = new Date(health.now).toISOString();
  return opsFrame(
    title,
    html`<main><p class="brand">${brand.name}</p><h1>${title}</h1><p class="quiet">${lead} ${asOf} <time datetime="${moment}">${moment.slice(0, 16).replace('T', ', ')}</time>.</p><nav><a href="/ops/people">${people}</a> · <a href="/ops/letters">${letters}</a></nav>${attention(health)}
${may(operator, 'settings') && settingsSection(shownSettings)}
<div class="trio">${mailSection(health)}${webhooksSection(health)}${subscriptionsSection(health)}</div>
<form class="end" method="post" action="/ops"><p class="quiet">${signedInAs(operator.name, operator.role)}</p><input type="hidden" name="leave" value="1"><button class="plain">${leave}</button></form></main>`,
  );
}

/** Whether anything needs a person. */
function attention({ mail, webhooks }: Health): Html {
  const { well, needed } = opsWords.attention;
  const troubles = mail.failed + webhooks.parked;
  return troubles > 0
    ? html`<p class="attention bad">${needed(bounded(troubles))}</p>`
    : html`<p class="attention">${well}</p>`;
}
