import { type SettingName, searchSettings } from '@/lib/content/search/searchSettings';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { copyText } from '@/lib/device/copyText';
import { offValue, settingNames } from '@/lib/settings/settingsOfForm';
import { previewProperties } from '@/lib/settings/settingsPreview';
import { settingsUrl } from '@/lib/settings/settingsUrl';
import {
  changedSettings,
  isSettingValue,
  readSetting,
  type SettingSources,
  settingCookieText,
} from '@/lib/settings/storedSettings';
import { applyTheme } from '@/lib/theme/applyTheme';
import { parseCustomColor } from '@/lib/theme/customColor';
import { readThemeChoice } from '@/lib/theme/themeStorage';
import { updateQueryParams } from '@/lib/url/queryParameters';
import { requestCount } from '../counting/requestCount';
import { markInvalid } from './markInvalid';

type Control = HTMLInputElement | HTMLSelectElement;

function sources(): SettingSources {
  return { search: window.location.search, cookies: document.cookie };
}

function controlOf(form: HTMLFormElement, name: SettingName): Control | null {
  const control = form.elements.namedItem(searchSettings[name].parameter);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null;
}

/** Sets a control's value; a color that is the default shows as an empty field with its placeholder. */
function show(control: Control, name: SettingName, value: string): void {
  const { kind, default: standard } = searchSettings[name];
  if (control instanceof HTMLInputElement && kind === 'switch') control.checked = control.value === value;
  else control.value = kind === 'color' && value === standard ? '' : value.replace(/^#/, '');
  if (kind !== 'color') return;
  const picker = document.querySelector<HTMLInputElement>(`[data-picks="${control.name}"]`);
  if (picker) picker.value = parseCustomColor(value) ?? picker.value;
}

function enteredValue(control: Control, name: SettingName): string {
  const { kind, default: standard } = searchSettings[name];
  if (control instanceof HTMLInputElement && kind === 'switch') {
    return control.checked ? control.value : offValue(searchSettings[name]);
  }
  return kind === 'color' ? control.value.trim().replace(/^#/, '') || standard : control.value;
}

/** What follows from the settings: the preview, the URL that carries them, the theme of the page itself. */
function showResults(): void {
  const changed = changedSettings(sources());
  const preview = document.querySelector<HTMLElement>('[data-settings-preview]');
  for (const [name, value] of Object.entries(previewProperties(changed)))
    preview?.style.setProperty(name, value);
  const address = document.querySelector<HTMLInputElement>('#settings-address');
  if (address) address.value = window.location.origin + localUrl(settingsUrl(changed));
  applyTheme(readThemeChoice());
}

/** Settings in the URL are shown, but not stored until they are saved. */
function showShared(form: HTMLFormElement): void {
  const query = new URLSearchParams(window.location.search);
  const shared = settingNames.some((name) => query.has(searchSettings[name].parameter));
  const notice = form.querySelector<HTMLElement>('[data-settings-shared]');
  const save = form.querySelector<HTMLElement>('[data-settings-save]');
  if (notice) notice.hidden = !shared;
  if (save) save.hidden = !shared;
}

function showAll(form: HTMLFormElement): void {
  for (const name of settingNames) {
    const control = controlOf(form, name);
    if (control) show(control, name, readSetting(name, sources()));
  }
  showShared(form);
  showResults();
}

function say(words: string): void {
  const status = document.querySelector('[data-settings-status]');
  if (status) status.textContent = words;
}

/** Stores one setting and removes it from the URL, which would otherwise take precedence. */
function keep(name: SettingName, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store interface is not in every browser
  document.cookie = settingCookieText(name, value);
  updateQueryParams(window, searchSettings[name].parameter, null);
}

function markProblem(control: Control, wrong: boolean): void {
  const id = `${control.name}-problem`;
  markInvalid(control, id, wrong);
  const problem = document.getElementById(id);
  if (problem) problem.hidden = !wrong;
}

function changed(form: HTMLFormElement, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
  const parameter = target.dataset.picks ?? target.name;
  const name = settingNames.find((one) => searchSettings[one].parameter === parameter);
  const control = name && controlOf(form, name);
  if (!name || !control) return;
  if (control !== target) control.value = target.value.replace(/^#/, '');
  const value = enteredValue(control, name);
  const wrong = !isSettingValue(name, value);
  if (searchSettings[name].kind === 'color') markProblem(control, wrong);
  if (wrong) return;
  keep(name, value);
  if (control !== target || searchSettings[name].kind !== 'color') show(control, name, value);
  say(settingsWords.saved);
  showShared(form);
  showResults();
  requestCount('page.settings.saved');
}

function startSettings(form: HTMLFormElement): void {
  showAll(form);
  form.addEventListener('change', ({ target }) => changed(form, target));
  form.addEventListener('submit', (event) => {
    const reset = event.submitter instanceof HTMLButtonElement && event.submitter.name === 'reset';
    event.preventDefault();
    for (const name of settingNames) {
      const control = controlOf(form, name);
      const value = reset || !control ? searchSettings[name].default : enteredValue(control, name);
      if (isSettingValue(name, value)) keep(name, value);
    }
    showAll(form);
    say(reset ? settingsWords.resetDone : settingsWords.saved);
    requestCount('page.settings.saved');
  });
  form.querySelector('[data-settings-copy]')?.addEventListener('click', async () => {
    const field = form.querySelector<HTMLInputElement>('#settings-address');
    const copied = await copyText(field?.value ?? '');
    if (!copied) field?.select();
    say(copied ? settingsWords.address.copied : settingsWords.address.selected);
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) showAll(form);
  });
}

const form = document.querySelector<HTMLFormElement>('form[data-settings]');
if (form) startSettings(form);
