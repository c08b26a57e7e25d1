import { act, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HelpBody } from '@/components/sections/help/HelpBody';
import { SettingsBody } from '@/components/sections/settings/SettingsBody';
import { helpWords } from '@/lib/content/help/helpWords';
import { settingsWords } from '@/lib/content/search/settingsPage';
import { settingGroupWords, settingWords } from '@/lib/content/search/settingWords';
import { person } from '@/tests/fixtures/browser/person';

const { filter } = settingsWords;

function shownSettings(): (string | null)[] {
  return [...document.querySelectorAll('.setting')]
    .filter((setting) => !setting.closest('[hidden]'))
    .map((setting) => setting.querySelector('label')?.textContent ?? null);
}

function start(): HTMLElement {
  jest.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(<SettingsBody />);
  jest.isolateModules(() => require('@/enhance/lists/listFilter'));
  return screen.getByRole('searchbox', { name: filter.label });
}

function announced(): string | null {
  act(() => jest.advanceTimersByTime(300));
  return document.querySelector('[data-filter-count]')?.textContent ?? null;
}

afterEach(() => jest.useRealTimers());

it('finds settings by label, description, and value, whatever the case, and says how many there are', async () => {
  const field = start();
  const all = shownSettings().length;
  expect(announced()).toBe('');
  await person.type(field, 'PAGE width');
  expect(shownSettings()).toEqual([settingWords.width.label]);
  expect(announced()).toBe(filter.found(1));
  await person.clear(field);
  await person.type(field, 'browser history');
  expect(shownSettings()).toEqual([settingWords.method.label]);
  await person.clear(field);
  await person.type(field, 'terminal');
  expect(shownSettings()).toEqual([settingWords.theme.label]);
  await person.clear(field);
  expect(shownSettings()).toHaveLength(all);
  expect(announced()).toBe('');
});

it('shows everything again to somebody who goes to a part that is filtered out', async () => {
  const field = start();
  await person.type(field, 'page width');
  expect(document.getElementById('privacy')).not.toBeVisible();
  await person.click(screen.getByRole('link', { name: settingGroupWords.privacy.label }));
  expect(document.getElementById('privacy')).toBeVisible();
  expect(field).toHaveValue('');
});

it('shows the best answer first once the search is there, and everything in its order again afterward', async () => {
  jest.useFakeTimers();
  document.body.innerHTML = renderToStaticMarkup(<HelpBody />);
  const all = [...document.querySelectorAll('details')].map(({ id }) => id);
  jest.isolateModules(() => {
    require('@/enhance/lists/listFilter');
    require('@/enhance/lists/rankedQuestions');
  });
  const field = screen.getByRole('searchbox', { name: helpWords.searchLabel });
  await person.type(field, 'charged twice');
  expect(document.querySelector('details:not([hidden])')?.id).toBe('refund');
  await person.clear(field);
  expect([...document.querySelectorAll('details:not([hidden])')].map(({ id }) => id)).toEqual(all);
});
