import { button, element, part } from './element';

export type Choice = { text: string; class?: string; value: string };

/** Something that the device shows over the app and that must be answered first: a store's sheet, a question. */
export type Overlay = {
  /** Shows it and resolves with the choice; Escape is `cancel`. */
  ask(content: { heading: string; lines: readonly string[]; choices: readonly Choice[] }): Promise<string>;
  /** Shows that something is in progress. */
  wait(text: string): void;
  close(): void;
};

/** What lies below cannot be reached while the overlay is open, and gets the focus back when it closes. */
export function openOverlay(): Overlay {
  const sheet = part('sheet');
  const below = [part('web'), part('native'), part('bar')];
  let before: Element | null = null;

  function show(...children: (Node | string)[]): void {
    if (sheet.hidden) before = document.activeElement;
    for (const one of below) one.inert = true;
    sheet.replaceChildren(...children);
    sheet.hidden = false;
  }

  function close(): void {
    sheet.hidden = true;
    for (const one of below) one.inert = false;
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    before = null;
  }

  return {
    close,
    wait(text) {
      const line = element('p', { text });
      line.setAttribute('role', 'status');
      show(line);
    },
    ask({ heading, lines, choices }) {
      return new Promise((resolve) => {
        const answer = (value: string) => {
          sheet.onkeydown = null;
          close();
          resolve(value);
        };
        const title = element('h2', { text: heading });
        title.id = 'sheet-heading';
        title.tabIndex = -1;
        const buttons = choices.map(({ text, class: className = '', value }) =>
          button(text, () => answer(value), `wide ${className}`),
        );
        show(title, ...lines.map((text) => element('p', { text })), ...buttons);
        sheet.onkeydown = ({ key }) => {
          if (key === 'Escape') answer('cancel');
        };
        title.focus({ preventScroll: true });
      });
    },
  };
}
