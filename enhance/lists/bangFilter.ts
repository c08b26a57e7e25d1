import { withoutAccents } from './withoutAccents';

/**
 * Filters the list of bangs by what is typed: the beginning of a command after an exclamation mark, otherwise words of
 * the name, the command or the category. The number of matches is announced once typing pauses.
 */
function startBangFilter(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('#bang-filter');
  const count = root.querySelector<HTMLElement>('[data-bang-count]');
  const none = root.querySelector<HTMLElement>('[data-bang-none]');
  if (!field || !count || !none) return;

  const categories = [...root.querySelectorAll<HTMLElement>('#bang-list > section')];
  const groups = categories.flatMap((category) =>
    [...category.querySelectorAll<HTMLElement>('div > div')].map((group) => {
      const around = withoutAccents(
        `${category.querySelector('h3')?.textContent} ${group.querySelector('h4')?.textContent}`,
      );
      const rows = [...group.querySelectorAll('li')].map((element) => {
        const trigger = withoutAccents(element.querySelector('b')?.textContent ?? '');
        return { element, trigger, text: `${withoutAccents(element.textContent ?? '')} ${around}` };
      });
      return { element: group, category, rows };
    }),
  );
  linkRows();
  let speaking: ReturnType<typeof setTimeout> | undefined;

  /** Turns each row into a link that uses its bang: there are too many URLs to send with the page. */
  function linkRows(): void {
    const search = root.querySelector<HTMLElement>('#bang-list')?.dataset.search ?? '';
    for (const { element, trigger } of groups.flatMap(({ rows }) => rows)) {
      const link = document.createElement('a');
      link.href = `${search}?q=${encodeURIComponent(trigger)}`;
      link.append(...element.childNodes);
      element.append(link);
    }
  }

  function filter(typed: string): number {
    const wanted = withoutAccents(typed.trim());
    const words = wanted.split(/\s+/);
    let left = 0;
    const open = new Set<HTMLElement>();
    for (const { element, category, rows } of groups) {
      let shown = 0;
      for (const row of rows) {
        const fits = wanted.startsWith('!')
          ? row.trigger.startsWith(wanted)
          : words.every((word) => row.text.includes(word));
        row.element.hidden = !fits;
        if (fits) shown += 1;
      }
      element.hidden = shown === 0;
      if (shown > 0) open.add(category);
      left += shown;
    }
    for (const category of categories) category.hidden = !open.has(category);
    return left;
  }

  function update(): void {
    const left = filter(field?.value ?? '');
    if (none) none.hidden = left > 0;
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      const { one = '', many = '' } = count?.dataset ?? {};
      if (count) count.textContent = left === 1 ? one : many.replace('0', String(left));
    }, 250);
  }

  field.addEventListener('input', update);
  // A browser that returns to the page keeps what was typed.
  if (field.value !== '') update();
}

for (const root of document.querySelectorAll<HTMLElement>('[data-bang-browser]')) startBangFilter(root);
