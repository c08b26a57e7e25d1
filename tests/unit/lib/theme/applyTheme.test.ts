import { applyTheme } from '@/lib/theme/applyTheme';

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="theme-color" content="white" data-light="white" data-dark="black" data-system="white">' +
    '<meta name="theme-color" content="black" data-light="white" data-dark="black" data-system="black">';
});

function barColors(): string[] {
  return [...document.querySelectorAll<HTMLMetaElement>('meta')].map((meta) => meta.content);
}

it('marks an explicit choice on the page and in the bars of the browser', () => {
  applyTheme('dark');
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(barColors()).toEqual(['black', 'black']);
});

it('leaves everything to the system when that is the choice', () => {
  applyTheme('light');
  applyTheme('system');
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(barColors()).toEqual(['white', 'black']);
});
