/** Gives the field and its button the words of the other mode, and keeps those of this one for the way back. */
export function showMode(box: HTMLElement, input: HTMLInputElement, mode: string): void {
  box.dataset.mode = mode;
  const { placeholder } = input;
  input.placeholder = input.dataset.placeholderAsk ?? placeholder;
  input.dataset.placeholderAsk = placeholder;
  const button = box.querySelector<HTMLElement>('[data-ask]');
  const words = button?.textContent ?? '';
  if (!button) return;
  button.textContent = button.dataset.ask ?? words;
  button.dataset.ask = words;
}
