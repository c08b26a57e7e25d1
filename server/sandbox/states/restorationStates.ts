import type { ForcedState } from 'fake-apps/forcedState';
import { restorationCodeWords } from '@/lib/content/app/appRestoration';
import { restorationPhone } from '@/lib/content/subscription/restoration';
import { failure, inDays, statesOf } from './stateData';

const path = '/identity-theft-restoration';
const app = { app: 'apple-new', system: 'macos', token: 'token' } as const;
const press = [restorationCodeWords.ask];
const issued = (country: string) => ({
  json: { code: 'K7WQ-4M9T-ZH3R', expiresAt: inDays(7), phone: restorationPhone(country) },
});

/** Identity theft restoration, in apps and in a browser. */
export const restorationStates: readonly ForcedState[] = statesOf({ path }, [
  {
    name: 'itr',
    title: 'Signed in, in an app; a tap gets a code',
    app,
    answers: answer(issued('US')),
  },
  { name: 'itr-issued', title: 'Code issued', app, press, answers: answer(issued('US')) },
  {
    name: 'itr-pending',
    title: 'The app hasn’t answered yet',
    app: { ...app, behavior: { getAuthAccessToken: { delay: 20_000 } } },
  },
  {
    name: 'itr-silent',
    title: 'An app that never answers',
    app: { ...app, app: 'android', behavior: { getAccessToken: { silent: true } } },
  },
  { name: 'itr-signed-out', title: 'Signed out, in an app', app: { ...app, token: null } },
  { name: 'itr-asking', title: 'Code takes a long time', app, press, answers: answer('never') },
  {
    name: 'itr-error',
    title: 'Code doesn’t arrive',
    app,
    press,
    answers: answer(failure(503, 'service_unavailable')),
  },
  {
    name: 'itr-refused',
    title: 'Not included in the plan',
    app,
    press,
    answers: answer(failure(403, 'forbidden')),
  },
  {
    name: 'itr-android',
    title: 'On Android, code issued',
    press,
    app: { app: 'android', token: 'token' },
    answers: answer(issued('DE')),
  },
  {
    name: 'itr-web',
    title: 'Signed in, in a browser',
    session: { email: null },
    answers: answer(issued('US')),
  },
  { name: 'itr-web-signed-out', title: 'Signed out, in a browser' },
]);

function answer(given: NonNullable<ForcedState['answers']>[string]) {
  return { 'POST /itr/issue': given };
}
