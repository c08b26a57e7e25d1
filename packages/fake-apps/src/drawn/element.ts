type Properties = {
  class?: string;
  text?: string;
  /** The accessible name of the element. */
  label?: string;
  press?: () => void;
};

/** A new element with the given properties; text is inserted as text, never as markup. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { class: className, text, label, press }: Properties = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className) made.className = className;
  if (label) made.setAttribute('aria-label', label);
  if (press) made.addEventListener('click', press);
  if (text !== undefined) made.textContent = text;
  made.append(...children);
  return made;
}

/** A button; `quiet` and `danger` are classes in the sandbox's style sheet. */
export function button(text: string, press: () => void, className = ''): HTMLButtonElement {
  const made = element('button', { text, press, class: className });
  made.type = 'button';
  return made;
}

/** The part of the page that the server drew with this name. @throws Error when there is none. */
export function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part ${name}.`);
  return found;
}
