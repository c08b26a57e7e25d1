import { readFileSync } from 'node:fs';
import { type AtRule, parse, type Rule } from 'postcss';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteHeader } from '@/components/layout/site/SiteHeader';
import { OfferCard } from '@/components/sections/home/OfferCard';
import { CustomizeSearch } from '@/components/sections/home/search/CustomizeSearch';
import { DefaultSearchDialog } from '@/components/sections/home/search/DefaultSearchDialog';

/** What the style sheet hides in a browser that knows no popovers: it shows every element with that attribute. */
function hiddenWithoutPopovers(): string {
  const selectors: string[] = [];
  parse(readFileSync('styles/base.css', 'utf8')).walkAtRules('supports', (condition: AtRule) => {
    if (condition.params !== 'not selector(:popover-open)') return;
    condition.walkRules((rule: Rule) => {
      rule.walkDecls('display', ({ value, important }) => {
        if (value === 'none' && important) selectors.push(...rule.selectors);
      });
    });
  });
  return selectors.join(', ');
}

const hidden = hiddenWithoutPopovers();

beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <SiteHeader route="/" />
      <CustomizeSearch />
      <DefaultSearchDialog />
      <OfferCard id="setAsDefault" />
    </>,
  );
});

it('where popovers are unknown, none is shown, and the offer to change the default search leaves no gap', () => {
  const popovers = [...document.querySelectorAll('[popover]')];
  expect(popovers).toHaveLength(3);
  for (const popover of popovers) expect([popover.id, popover.matches(hidden)]).toEqual([popover.id, true]);
  expect(document.querySelector('[data-offer="setAsDefault"]')?.matches(hidden)).toBe(true);
});

it('where popovers are unknown, no button is left but the one of the menu, which its script opens and shows', () => {
  const buttons = [...document.querySelectorAll('[popovertarget]')].filter(
    (one) => !one.closest('[popover]'),
  );
  expect(buttons).toHaveLength(3);
  const shown = buttons.filter((button) => !button.matches(hidden));
  // A script opens the menu as a dialog.
  expect(shown.map((button) => button.getAttribute('data-menu-open'))).toEqual(['site-menu']);
  const menu = document.getElementById('site-menu');
  menu?.setAttribute('open', '');
  expect(menu?.matches(hidden)).toBe(false);
});
