import type { AskedQuestion } from './helpSearch';
import { countText, filterWhileTyping, withoutAccents } from './typedFilter';

/** What can be read of an item, and the other words that people search for. */
function textOf(item: HTMLElement): string {
  const shown = [...item.children].filter((child) => !child.hasAttribute('hidden'));
  return withoutAccents(
    [...shown.map(({ textContent }) => textContent), item.dataset.searchedAs ?? ''].join(' '),
  );
}

type FilterGroup = { element: HTMLElement; items: { element: HTMLElement; text: string }[] };

function groupsOf(root: HTMLElement): FilterGroup[] {
  return [...root.querySelectorAll<HTMLElement>('[data-filter-group]')].map((element) => ({
    element,
    items: [...element.querySelectorAll<HTMLElement>(root.dataset.filter ?? '')].map((item) => ({
      element: item,
      text: textOf(item),
    })),
  }));
}

/** Shows the items that have all words, and their groups, and returns how many there are. */
function filter(groups: readonly FilterGroup[], typed: string): number {
  const words = withoutAccents(typed).split(/[^\p{L}\p{N}]+/u);
  let left = 0;
  for (const { element, items } of groups) {
    const fitting = items.filter(({ text }) => words.every((word) => text.includes(word)));
    for (const item of items) item.element.hidden = !fitting.includes(item);
    element.hidden = fitting.length === 0;
    left += fitting.length;
  }
  return left;
}

/** Shows the items with these ids, in their order, and their groups, and returns how many there are. */
function showRanked(groups: readonly FilterGroup[], ids: readonly string[]): number {
  for (const { element, items } of groups) {
    element.hidden = !items.some((item) => ids.includes(item.element.id));
    for (const item of items) item.element.hidden = !ids.includes(item.element.id);
  }
  arrange(groups, (item) => (ids.includes(item.id) ? ids.indexOf(item.id) : ids.length));
  return ids.length;
}

/** Puts items and groups in this order; what is equal stays in the order of the page. */
function arrange(groups: readonly FilterGroup[], place: (item: HTMLElement) => number): void {
  const best = ({ items }: FilterGroup) => Math.min(...items.map(({ element }) => place(element)));
  for (const group of [...groups].sort((one, other) => best(one) - best(other))) {
    group.element.parentElement?.append(group.element);
    for (const { element } of [...group.items].sort(
      (one, other) => place(one.element) - place(other.element),
    ))
      element.parentElement?.append(element);
  }
}

/**
 * Filters the items of a list by the words that are typed. `data-filter` names the items, which are in groups
 * (`data-filter-group`) that disappear with their last item. The number of matches is announced once typing pauses. A
 * link to something that is filtered out shows everything again, and an answer that the address names opens. Where the list
 * names a script (`data-search-script`), that ranks what is found, once somebody goes to the field.
 */
function startListFilter(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('[data-filter-field]');
  const count = root.querySelector<HTMLElement>('[data-filter-count]');
  const none = root.querySelector<HTMLElement>('[data-filter-none]');
  if (!field || !count || !none) return;
  const groups = groupsOf(root);
  let isRanked = false;
  const update = filterWhileTyping(field, count, () => {
    const typed = field.value.trim();
    const asked: AskedQuestion = { typed, ids: null };
    if (typed) root.dispatchEvent(new CustomEvent('ask', { detail: asked }));
    if (isRanked) arrange(groups, () => 0);
    isRanked = asked.ids !== null;
    const left = asked.ids ? showRanked(groups, asked.ids) : filter(groups, typed);
    root.toggleAttribute('data-filtered', typed !== '');
    none.hidden = left > 0;
    return typed === '' ? '' : countText(count, left);
  });
  const showAll = () => {
    field.value = '';
    update();
  };
  followFragments(root, groups, showAll);
  const { searchScript } = root.dataset;
  if (searchScript)
    field.addEventListener('focus', () => import(searchScript).catch(() => {}), { once: true });
}

/** Shows what a fragment of the address names, filtered out no longer. */
function followFragments(root: HTMLElement, groups: readonly FilterGroup[], showAll: () => void): void {
  const reveal = (fragment: string) => {
    const named = document.getElementById(fragment.slice(1));
    if (!named || !groups.some(({ element }) => element.contains(named))) return null;
    if (named.closest('[hidden]')) showAll();
    return named;
  };
  const openNamed = () => {
    const named = reveal(window.location.hash);
    if (!(named instanceof HTMLDetailsElement)) return;
    named.open = true;
    named.scrollIntoView();
  };
  // A link to the fragment that the page already has causes no other event.
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link) reveal(link.hash);
  });
  window.addEventListener('hashchange', openNamed);
  openNamed();
}

for (const root of document.querySelectorAll<HTMLElement>('[data-filter]')) startListFilter(root);
