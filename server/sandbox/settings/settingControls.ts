import { opsWords } from '@/lib/content/ops';
import type { SettingValues } from '@/lib/flags/settingValues';
import type { HandlerResult } from '@/server/http/requestContext';
import {
  BadSetting,
  type Setting,
  settingLabel,
  settings,
  settingText,
} from '@/server/remoteSettings/settingCatalog';
import { BadInput, changed, type SandboxRequestContext } from '@/server/sandbox/sandboxContext';
import { type Html, html } from '@/server/sandbox/sandboxPage';
import type { RemoteSettingsStore } from '@/server/services';

/** `POST /sandbox/settings {name, value}`: one flag or allocation; an empty value goes back to the first one. */
export async function changeFromSandbox(
  call: SandboxRequestContext,
  settings: RemoteSettingsStore | null,
): Promise<HandlerResult> {
  if (!settings) throw new BadInput('The site has not started yet. Try again in a moment.');
  const { name, value = '' } = await call.fields();
  try {
    await settings.change(name, value, { name: 'sandbox', network: null });
  } catch (error) {
    if (error instanceof BadSetting) throw new BadInput(error.message);
    throw error;
  }
  return changed(call, '/sandbox#settings', settings.current());
}

const { turnOff, turnOn, on: onWord, set } = opsWords.settings;

/** A switch for each flag, and a field for the share of each experiment. */
export function settingForms(values: SettingValues): Html {
  return html`${settings.map((setting) => {
    const text = settingText(values, setting);
    return 'flag' in setting ? flagForm(setting, text === 'true') : shareForm(setting, text);
  })}`;
}

function flagForm(setting: Setting, on: boolean): Html {
  return html`<form method="post" action="/sandbox/settings" class="row">
<input type="hidden" name="name" value="${setting.name}"><input type="hidden" name="value" value="${on ? 'false' : 'true'}">
<button class="quiet" type="submit" aria-describedby="${setting.name}">${on ? turnOff : turnOn}</button><span id="${setting.name}">${settingLabel(setting)}${on && html` <span class="tag">${onWord}</span>`}</span></form>`;
}

function shareForm(setting: Setting, text: string): Html {
  return html`<form method="post" action="/sandbox/settings"><input type="hidden" name="name" value="${setting.name}">
<div class="field"><label for="${setting.name}">${settingLabel(setting)}</label><div class="row"><input id="${setting.name}" name="value" type="number" min="0" max="1" step="0.0001" required value="${text}"><button class="quiet" type="submit">${set}</button></div></div></form>`;
}
