const buttonSelector = '[data-menu-open]';
/** The return value of a menu that a link closed. */
const followed = 'followed';

function menuOf(button: Element): HTMLDialogElement | null {
  const menu = document.getElementById(button.getAttribute('data-menu-open') ?? '');
  return menu instanceof HTMLDialogElement ? menu : null;
}

function open(button: HTMLElement, menu: HTMLDialogElement): void {
  if (menu.open) return;
  menu.returnValue = '';
  menu.showModal();
  menu.addEventListener(
    'close',
    () => {
      // A link leads to another place, which focusing the button would scroll away from.
      if (menu.returnValue !== followed) button.focus();
    },
    { once: true },
  );
}

/**
 * Makes the menu a modal dialog: focus stays inside, Escape and a press outside close it, and focus returns to the
 * button unless a link was followed. Without this script the same element opens as a popover, through its attributes alone.
 */
export function startMenuDialog(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>(buttonSelector);
    if (button) {
      const menu = menuOf(button);
      if (!menu) return;
      event.preventDefault();
      open(button, menu);
      return;
    }
    const menu = target.closest<HTMLDialogElement>('dialog[data-menu]');
    if (!menu?.open) return;
    // A press on the backdrop has the dialog itself as its target; links close it so that a jump within the page is
    // visible.
    if (target === menu || target.closest('a, [data-menu-close]')) {
      if (target.closest('[data-menu-close]')) event.preventDefault();
      menu.close(target.closest('a') ? followed : undefined);
    }
  });
}
