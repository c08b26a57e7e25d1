/** Lower case without accents, so that "el pais" finds El País. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Filters by what is typed, and announces the words that the filter returns once typing pauses. Returns a function that
 * filters again.
 */
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
  // A browser that returns to the page keeps what was typed.
  if (field.value !== '') update();
  return update;
}
