import { countText, filterWhileTyping, withoutAccents } from './typedFilter';

type Row = { element: HTMLElement; trigger: string; text: string };
type Group = { element: HTMLElement; category: HTMLElement; rows: Row[] };

/** Filters by the beginning of a command after an exclamation mark, otherwise by words of name, command or category. */
function startBangFilter(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('[data-filter-field]');
  const count = root.querySelector<HTMLElement>('[data-filter-count]');
  const none = root.querySelector<HTMLElement>('[data-filter-none]');
  if (!field || !count || !none) return;
  const groups = groupsOf(root);
  linkRows(groups, root.querySelector<HTMLElement>('#bang-list')?.dataset.search ?? '');
  filterWhileTyping(field, count, () => {
    const left = filter(groups, field.value);
    none.hidden = left > 0;
    return countText(count, left);
  });
}

function groupsOf(root: HTMLElement): Group[] {
  const categories = [...root.querySelectorAll<HTMLElement>('#bang-list > section')];
  return categories.flatMap((category) =>
    [...category.querySelectorAll<HTMLElement>('div > div')].map((element) => {
      const around = withoutAccents(
        `${category.querySelector('h3')?.textContent} ${element.querySelector('h4')?.textContent}`,
      );
      return {
        element,
        category,
        rows: [...element.querySelectorAll('li')].map((row) => rowOf(row, around)),
      };
    }),
  );
}

function rowOf(element: HTMLElement, around: string): Row {
  const trigger = withoutAccents(element.querySelector('b')?.textContent ?? '');
  return { element, trigger, text: `${withoutAccents(element.textContent ?? '')} ${around}` };
}

/** Turns each row into a link that uses its bang: there are too many URLs to send with the page. */
function linkRows(groups: readonly Group[], search: string): void {
  for (const { element, trigger } of groups.flatMap(({ rows }) => rows)) {
    const link = document.createElement('a');
    link.href = `${search}?q=${encodeURIComponent(trigger)}`;
    link.append(...element.childNodes);
    element.append(link);
  }
}

/** Shows the rows that fit, in their groups and categories, and returns how many there are. */
function filter(groups: readonly Group[], typed: string): number {
  const wanted = withoutAccents(typed.trim());
  const words = wanted.split(/\s+/);
  const fits = ({ trigger, text }: Row) =>
    wanted.startsWith('!') ? trigger.startsWith(wanted) : words.every((word) => text.includes(word));
  const open = new Set<HTMLElement>();
  let left = 0;
  for (const { element, category, rows } of groups) {
    let shown = 0;
    for (const row of rows) {
      row.element.hidden = !fits(row);
      if (!row.element.hidden) shown += 1;
    }
    element.hidden = shown === 0;
    if (shown > 0) open.add(category);
    left += shown;
  }
  for (const { category } of groups) category.hidden = !open.has(category);
  return left;
}

for (const root of document.querySelectorAll<HTMLElement>('[data-bang-browser]')) startBangFilter(root);
