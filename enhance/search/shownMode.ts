type Parts = { box: HTMLElement; input: HTMLInputElement; go: HTMLButtonElement; ask: HTMLButtonElement };

/**
 * Gives the field and its button the words of a mode, and the button its address. What the search says is what the page
 * came with; what the chat says waits in attributes.
 */
export function showMode({ box, input, go, ask }: Parts, mode: string): void {
  const asks = mode === 'ask';
  box.dataset.mode = mode;
  input.dataset.placeholderSearch ??= input.placeholder;
  input.placeholder = (asks ? input.dataset.placeholderAsk : input.dataset.placeholderSearch) ?? '';
  // The label names a search.
  if (asks) input.setAttribute('aria-label', input.placeholder);
  else input.removeAttribute('aria-label');
  sendLike(go, asks ? ask : null);
  const word = go.querySelector<HTMLElement>('[data-ask]');
  if (!word) return;
  word.dataset.search ??= word.textContent;
  word.textContent = (asks ? word.dataset.ask : word.dataset.search) ?? '';
}

/**
 * Makes a button send the form as another one does, or, without one, as the form itself says. Sending it by that other
 * button once a submission is under way is no choice: browsers ignore a second one until the first was handled.
 */
function sendLike(button: HTMLButtonElement, other: HTMLButtonElement | null): void {
  for (const name of ['formaction', 'name', 'value']) {
    const value = other?.getAttribute(name) ?? null;
    if (value === null) button.removeAttribute(name);
    else button.setAttribute(name, value);
  }
}
