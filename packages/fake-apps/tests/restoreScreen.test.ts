import type { DrawnApp } from '../src/drawn/drawnApp';
import { restoreScreen } from '../src/drawn/screens';
import { type DrawnLanguage, wordsIn } from '../src/drawn/wordsIn';

const ways = { openPage: () => {}, restore: () => {} };

/** What the screen says: its text, and the rows to choose from. */
function screenOf(store: DrawnApp['store'], language: DrawnLanguage) {
  const app: DrawnApp = {
    name: store ? 'iphone' : 'windows',
    language,
    app: store ? { app: 'apple-new', system: 'ios' } : { app: 'windows' },
    store,
    plans: [],
    clientId: 'client',
    features: {},
    origin: 'funnel_appsettings_ios',
  };
  document.body.replaceChildren(...restoreScreen({ app, words: wordsIn[language] }, ways));
  return {
    text: document.querySelector('p')?.textContent,
    rows: [...document.querySelectorAll('button')].map(({ textContent }) => textContent),
  };
}

it.each(['en', 'de', 'es', 'fr'] as const)(
  '%s: a store is named exactly where the app has one',
  (language) => {
    const { restore } = wordsIn[language];
    expect(screenOf({ name: 'apple', title: 'App Store' }, language)).toEqual({
      text: restore.text,
      rows: [restore.store('App Store'), restore.email],
    });
    expect(screenOf(null, language)).toEqual({ text: restore.textWithoutStore, rows: [restore.email] });
    expect(restore.textWithoutStore).not.toMatch(/\b(?:store|tienda|boutique)/i);
  },
);
