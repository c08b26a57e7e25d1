/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { applyTheme } from '@/lib/theme/applyTheme';
import { surfaceColors } from '@/lib/theme/surfaceColors';

const { light, dark } = surfaceColors;

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((theme) => `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="">`)
    .join('');
});

function barColors(): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => meta.content);
}

it('marks an explicit choice on the page and in the bars of the browser', () => {
  applyTheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(barColors()).toEqual([dark, dark]);
});

it('leaves everything to the system when that is the choice', () => {
  applyTheme('light');
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(barColors()).toEqual([light, dark]);
});
