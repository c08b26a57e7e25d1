/**
 * What is photographed: every page in its plain state, the parts of pages that a deed brings, and some pages as they are
 * without a script. A scene has a name, an address, what is done before the picture is taken, and whether the picture shows
 * the whole page or one window of it.
 */
const deeds = [
  { name: 'home, menu open', path: '/', act: openMenu, fullPage: false },
  { name: 'home, end of the menu', path: '/', act: openMenuToItsEnd, fullPage: false },
  { name: 'home, suggestions open', path: '/', act: type('how to'), fullPage: false },
  { name: 'home, query too long', path: '/', act: sendTooLong, fullPage: false },
  { name: 'home, install banner', path: '/', act: readOn, fullPage: false },
  { name: 'newsletter, address refused', path: '/newsletter', act: sendBadAddress, fullPage: false },
  { name: 'pro, menu open', path: '/pro', kind: 'flow', act: openMenu, fullPage: false },
];

const withoutScript = ['/', '/pro', '/compare-privacy', '/newsletter', '/settings', '/theme', '/bangs'].map(
  (path) => ({
    name: `${path} without a script`,
    path,
    script: false,
    fullPage: true,
  }),
);

/** What engines are likeliest to draw apart: type, pictures, forms and their controls, dialogs, tables. */
export const acrossEngines = [
  { name: '/', path: '/' },
  { name: 'home, menu open', path: '/', act: openMenu },
  { name: '/pro', path: '/pro', kind: 'flow' },
  { name: '/mac', path: '/mac' },
  { name: '/compare-privacy', path: '/compare-privacy' },
  { name: '/settings', path: '/settings' },
  { name: '/theme', path: '/theme' },
  { name: '/newsletter', path: '/newsletter' },
  { name: '/privacy', path: '/privacy' },
  { name: '/subscriptions/activate', path: '/subscriptions/activate', kind: 'flow' },
  { name: '/subscriptions/activation-flow', path: '/subscriptions/activation-flow', kind: 'flow' },
  { name: '/dbp', path: '/dbp', kind: 'flow' },
];

/** Scenes of all pages, given their records, or of those whose address is among the wanted ones. */
export function scenesOf(routes, wanted) {
  const plain = routes.map(({ path, kind }) => ({ name: path, path, kind, fullPage: true }));
  const scenes = [...plain, ...deeds, ...withoutScript];
  return wanted.length === 0 ? scenes : scenes.filter(({ path }) => wanted.includes(path));
}

async function openMenu(page) {
  await page.locator('[data-menu-open]:visible, button[popovertarget]:visible').first().click();
  await page.locator('dialog[open], [popover]:popover-open').first().waitFor();
}

async function openMenuToItsEnd(page) {
  await openMenu(page);
  await page.keyboard.press('End');
  await page.evaluate(() => {
    for (const part of document.querySelectorAll('dialog[open], dialog[open] *'))
      part.scrollTop = part.scrollHeight;
  });
}

function type(words) {
  return async (page) => {
    await page.getByRole('combobox').first().focus();
    await page.keyboard.type(words);
    await page.getByRole('option').first().waitFor();
  };
}

async function sendTooLong(page) {
  await page.getByRole('combobox').first().fill('why '.repeat(150));
  await page.keyboard.press('Enter');
  await page.getByRole('alert').first().waitFor();
}

async function readOn(page) {
  await page.mouse.wheel(0, 1600);
  await page.locator('[data-banner]:not([data-waiting])').waitFor({ state: 'attached' });
}

async function sendBadAddress(page) {
  const field = page.locator('[data-newsletter] input[type=email]');
  await field.fill('somebody@');
  await field.press('Enter');
  await page.waitForTimeout(300);
}

/**
 * Lengthens words as translation does: headings and terms get one of the longest words of our subject; buttons, links,
 * labels and heads of columns grow by two thirds; names stay. Runs in the page.
 */
export function lengthenWords() {
  const long = 'Identitätsdiebstahlschutz';
  const names = /^(iOS|Android|Mac|Windows|Chrome|Edge|Safari|Firefox|Brave|Teal)$/;
  for (const part of document.querySelectorAll('h1, h2, h3, h4, legend, th, dt, button, a, label')) {
    // The name of the company stays as it is in every language.
    if (part.closest('header a, footer a')?.getAttribute('href') === '/') continue;
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const word = /\p{L}{3,}(?=\P{L}*$)/u.exec(text.data)?.[0];
      if (!word || names.test(word) || part.closest('[data-lengthened]')) continue;
      const longer = word + word.slice(0, Math.ceil(word.length * 0.66)).toLowerCase();
      const term = part.matches('h1, h2, h3, h4, legend, dt');
      text.data = text.data.replace(/\p{L}{3,}(?=\P{L}*$)/u, term ? long : longer);
      break;
    }
    part.dataset.lengthened = '';
  }
}

/** What a machine can see to be wrong: a page wider than its window, words cut off by their box. Runs in the page. */
export function findFaults() {
  const faults = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`wider than the window by ${scrollWidth - clientWidth} px`);
  for (const part of document.querySelectorAll(
    'h1, h2, h3, p, a, button, label, li, td, th, dt, dd, legend',
  )) {
    // What holds words of its own is looked at, not what is drawn around it.
    if (![...part.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()))
      continue;
    const box = part.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || part.closest('[aria-hidden=true]')) continue;
    if (!part.checkVisibility({ visibilityProperty: true })) continue;
    const words = part.textContent.trim().slice(0, 40);
    const { overflowX, textOverflow } = getComputedStyle(part);
    const cut = part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0;
    if (cut && overflowX !== 'visible' && textOverflow !== 'ellipsis' && overflowX !== 'auto')
      faults.push(`cut: ${words}`);
    if (cut && overflowX === 'visible' && box.left + part.scrollWidth > innerWidth + 1 && inView(part))
      faults.push(`beyond the edge: ${words}`);
  }
  return faults.slice(0, 6);

  /** Parts inside something that scrolls sideways may be wider than the window. */
  function inView(part) {
    for (let parent = part.parentElement; parent; parent = parent.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(parent).overflowX)) return false;
    return true;
  }
}
