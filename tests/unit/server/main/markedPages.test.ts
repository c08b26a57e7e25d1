/** @jest-environment jsdom */
import { pageAllocation } from '@/lib/experiments/pageAllocation';
import { pageFlag } from '@/lib/flags/pageFlags';
import type { SettingValues } from '@/lib/flags/settingValues';
import { readConfig } from '@/server/config/config';
import { markedPages } from '@/server/main/pages/markedPages';
import { builtPage, documentOf, filesOf } from './builtPage';

const built = readConfig({}, '/nonexistent').initialSettings;
const markup = '<!doctype html><html lang="en"><head></head><body>Page</body></html>';
const page = builtPage(markup);
const files = filesOf(page, '/pro');

describe('pages under the remote setting', () => {
  it('go out as they were built while every value is the built one', () => {
    const pages = markedPages(files, () => ({
      flags: { ...built.flags },
      allocations: { ...built.allocations },
    }));
    expect(pages.page('/pro')).toBe(page);
    expect(pages.page('/elsewhere')).toBeNull();
  });

  it('say on their root what differs, under a tag of their own, and go back to what they were', () => {
    let values: SettingValues = {
      flags: { ...built.flags, usePaidDuckAi: false, useUnifiedFeedback: true },
      allocations: { ...built.allocations, mobilepropaywall: 0, privacypropromo: 0.25 },
    };
    const pages = markedPages(files, () => values);
    const inMarket = pages.pageInMarket('/pro', 'USD');
    for (const marked of [pages.page('/pro') ?? page, inMarket ?? page, pages.errorPage(404)]) {
      const root = documentOf(marked).documentElement;
      expect([pageFlag('usePaidDuckAi', root), pageFlag('useUnifiedFeedback', root)]).toEqual([false, true]);
      expect([pageAllocation('mobilepropaywall', root), pageAllocation('privacypropromo', root)]).toEqual([
        0, 0.25,
      ]);
      expect(pageAllocation('appbranding', root)).toBe(built.allocations.appbranding);
      expect(root.getAttribute('lang')).toBe('en');
      expect(marked.etag).not.toBe(page.etag);
    }
    expect(pages.page('/pro')).toBe(pages.page('/pro'));
    values = built;
    expect(pages.page('/pro')).toBe(page);
  });

  it('are compressed for their first reader alone', () => {
    const values = { ...built, flags: { ...built.flags, useUnifiedFeedback: true } };
    const pages = markedPages(files, () => values);
    const compressed = pages.page('/pro')?.encodings.br?.();
    expect(compressed?.length).toBeGreaterThan(0);
    expect(pages.page('/pro')?.encodings.br?.()).toBe(compressed);
  });
});
