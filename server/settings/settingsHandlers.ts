import { parseCookie, stringifyCookie } from 'cookie';
import * as z from 'zod/mini';
import { type SettingName, searchSettings } from '@/lib/content/search/searchSettings';
import { pathIn } from '@/lib/content/site/languages/languages';
import { settingNames, settingsOfForm } from '@/lib/settings/settingsOfForm';
import { settingsPath, settingsUrl } from '@/lib/settings/settingsUrl';
import {
  changedSettings,
  readSetting,
  type SettingSources,
  settingCookie,
  storedValue,
} from '@/lib/settings/storedSettings';
import { cookieLifetime } from '@/lib/storage/cookies';
import type { Config } from '@/server/config/config';
import { rejectCrossSite } from '@/server/http/crossSite';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { setCookieLine } from '@/server/http/setCookie';

const Form = z.record(z.string(), z.unknown());

const parameters = new Set<string>(settingNames.map((name) => searchSettings[name].parameter));
const cookieNames = new Set(settingNames.map(settingCookie));
/** No value of a setting is longer. */
const maxValueLength = 100;

/** The first value of each setting alone: looking each up by itself stays quick, however much else was sent. */
function sourcesOf(context: RequestContext, query = new URLSearchParams()): SettingSources {
  const asked = new Map([...query].reverse().filter(([name, value]) => isShort(parameters, name, value)));
  const cookies = Object.entries(parseCookie(context.header('cookie') ?? ''));
  const kept = cookies.filter(([name, value = '']) => isShort(cookieNames, name, value));
  return {
    search: `?${new URLSearchParams([...asked])}`,
    cookies: stringifyCookie(Object.fromEntries(kept)),
  };
}

function isShort(known: ReadonlySet<string>, name: string, value: string): boolean {
  return known.has(name) && value.length <= maxValueLength;
}

/**
 * `GET /settings`: the page with the visitor's own choices in its form, so that without a script nothing is lost by
 * saving. Where all stands at its default there is nothing to fill in, and the prepared page goes out as it is.
 */
export async function showSettings(context: RequestContext): Promise<HandlerResult> {
  const changed = changedSettings(sourcesOf(context, context.query));
  const fields = [...changed].map(([name, value]) => [
    searchSettings[name].parameter,
    value.replace(/^#/, ''),
  ]);
  const address = `${context.services.config.publicOrigin}${pathIn(context.language, settingsUrl(changed))}`;
  return {
    page: {
      path: settingsPath,
      messages: [],
      fields: changed.size === 0 ? {} : { ...Object.fromEntries(fields), address },
    },
  };
}

/**
 * `POST /settings`: keeps what the form says in one cookie per setting, and ends the cookie of what is back at its
 * default; `reset` ends them all. Values that a setting cannot have change nothing.
 */
export async function saveSettings(context: RequestContext): Promise<HandlerResult> {
  rejectCrossSite(context);
  const form = await context.body(Form);
  const kept = sourcesOf(context);
  const asked =
    'reset' in form
      ? new Map(settingNames.map((name) => [name, searchSettings[name].default]))
      : settingsOfForm(form);
  const cookies = [...asked]
    .filter(([name, value]) => readSetting(name, kept) !== value)
    .map(([name, value]) => settingCookieLine(context.services.config, name, storedValue(name, value)));
  return { redirect: `${settingsPath}#saved`, status: 303, headers: { 'Set-Cookie': cookies } };
}

/** As the page's own script keeps it, which reads it too. */
function settingCookieLine(config: Config, setting: SettingName, value: string | null): string {
  return setCookieLine(config, {
    name: settingCookie(setting),
    value: value ?? '',
    path: '/',
    maxAge: value === null ? 0 : cookieLifetime,
    sameSite: 'lax',
  });
}
