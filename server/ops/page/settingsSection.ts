import { opsWords } from '@/lib/content/ops';
import type { SettingValues } from '@/lib/flags/settingValues';
import { type Html, html } from '@/lib/html/html';
import { type Setting, settingLabel, settings, settingText } from '@/server/remoteSettings/settingCatalog';
import { section } from './opsFrame';

export type ShownSettings = {
  current: SettingValues;
  /** The configured values, to which a setting can be reset. */
  initial: SettingValues;
  /** Why a change was refused; null when none was. */
  problem: string | null;
};

/** The flags and allocations, each with a form to change it. Only forms, because the page runs no scripts. */
export function settingsSection({ current, initial, problem }: ShownSettings): Html {
  const rows = settings.map((setting) => {
    const now = settingText(current, setting);
    const first = settingText(initial, setting);
    return html`<li><p id="${setting.name}">${settingLabel(setting)}</p><div class="ways">${'flag' in setting ? flagSwitch(setting, now) : shareField(setting, now)}
${now !== first && changeForm(setting, '', opsWords.settings.first(inWords(setting, first)))}</div></li>`;
  });
  return section(
    'settings',
    opsWords.settings,
    html`${problem !== null && html`<p class="bad" role="alert">${problem}</p>`}<ul class="settings">${rows}</ul>`,
  );
}

function flagSwitch(setting: Setting, now: string): Html {
  const { turnOn, turnOff } = opsWords.settings;
  const next = now === 'true' ? 'false' : 'true';
  return html`<strong>${inWords(setting, now)}</strong>${changeForm(setting, next, next === 'true' ? turnOn : turnOff)}`;
}

function changeForm(setting: Setting, value: string, label: string): Html {
  return html`<form method="post" action="/ops/settings"><input type="hidden" name="name" value="${setting.name}"><input type="hidden" name="value" value="${value}"><button class="plain" aria-describedby="${setting.name}">${label}</button></form>`;
}

function shareField(setting: Setting, now: string): Html {
  return html`<form method="post" action="/ops/settings" class="share"><input type="hidden" name="name" value="${setting.name}"><input name="value" type="number" min="0" max="1" step="0.0001" required aria-labelledby="${setting.name}" value="${now}"><button class="plain" aria-describedby="${setting.name}">${opsWords.settings.set}</button></form>`;
}

function inWords(setting: Setting, text: string): string {
  if (!('flag' in setting)) return text;
  return text === 'true' ? opsWords.settings.on : opsWords.settings.off;
}
