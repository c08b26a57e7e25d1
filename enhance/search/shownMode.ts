/**
 * Gives the field and its button the words of a mode. Those of the search are what the page came with, those of the
 * chat wait in attributes.
 */
export function showMode(box: HTMLElement, input: HTMLInputElement, mode: string): void {
  const asks = mode === 'ask';
  box.dataset.mode = mode;
  input.dataset.placeholderSearch ??= input.placeholder;
  input.placeholder = (asks ? input.dataset.placeholderAsk : input.dataset.placeholderSearch) ?? '';
  const button = box.querySelector<HTMLElement>('[data-ask]');
  if (!button) return;
  button.dataset.search ??= button.textContent;
  button.textContent = (asks ? button.dataset.ask : button.dataset.search) ?? '';
}
