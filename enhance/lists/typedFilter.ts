/** Lower case without accents, so that "el pais" finds El País. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** So many matches, in words that the page brings for none, one and two. */
export function countText(
  { dataset: { none = '', one = '', many = '' } }: HTMLElement,
  left: number,
): string {
  if (left < 2) return left === 1 ? one : none;
  return many.replace('2', String(left));
}

/** Filters while somebody types, and announces what `filter` returns once typing pauses. Returns what filters again. */
export function filterWhileTyping(field: HTMLInputElement, count: Element, filter: () => string): () => void {
  let speaking: ReturnType<typeof setTimeout> | undefined;
  const update = () => {
    const words = filter();
    clearTimeout(speaking);
    speaking = setTimeout(() => {
      count.textContent = words;
    }, 250);
  };
  field.addEventListener('input', update);
  // The list is filtered already; sending the form would only load the page again.
  field.form?.addEventListener('submit', (event) => event.preventDefault());
  // A browser that returns to the page keeps what was typed.
  if (field.value !== '') update();
  return update;
}
