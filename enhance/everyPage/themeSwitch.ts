import { applyTheme } from '@/lib/theme/applyTheme';
import { isThemeChoice, type ThemeChoice } from '@/lib/theme/theme';
import { readThemeChoice, saveTheme, themeParameter, themeStorageKey } from '@/lib/theme/themeStorage';

/** The choice made on this page when storage did not take it; it then lasts as long as the page. */
let unsaved: ThemeChoice | null = null;

function currentChoice(): ThemeChoice {
  return unsaved ?? readThemeChoice();
}

function isSwitch(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.hasAttribute('data-theme-choice');
}

function showChoice(choice: ThemeChoice): void {
  applyTheme(choice);
  for (const input of document.querySelectorAll<HTMLInputElement>('input[data-theme-choice]')) {
    input.checked = input.value === choice;
  }
}

/** A choice made by hand removes the override from the URL, which would otherwise return on every reload. */
function dropOverride(): void {
  const address = new URL(window.location.href);
  if (!address.searchParams.has(themeParameter)) return;
  address.searchParams.delete(themeParameter);
  window.history.replaceState(window.history.state, '', address);
}

function isOutOfStep(): boolean {
  const shown = document.querySelector<HTMLInputElement>('input[data-theme-choice]:checked');
  return shown !== null && shown.value !== currentChoice();
}

function choose(choice: ThemeChoice): void {
  saveTheme(choice);
  dropOverride();
  unsaved = readThemeChoice() === choice ? null : choice;
  showChoice(choice);
}

/**
 * The three-way theme switch. It listens on the document and changes properties, never elements, so it may run before
 * or after React hydrates a flow page. A choice made in another tab arrives through the storage event.
 */
export function startThemeSwitch(): void {
  // A choice made before this script arrived (`enhance/boot`).
  const early = document.documentElement.dataset.chosenTheme;
  if (early && isThemeChoice(early)) choose(early);
  else showChoice(readThemeChoice());
  document.addEventListener('change', ({ target }) => {
    if (isSwitch(target) && isThemeChoice(target.value)) choose(target.value);
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== themeStorageKey && event.key !== null) return;
    unsaved = null;
    showChoice(readThemeChoice());
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) showChoice(currentChoice());
  });
  // Moving between screens of a flow replaces the page and its switch, which then shows its initial choice.
  new MutationObserver(() => {
    if (isOutOfStep()) showChoice(currentChoice());
  }).observe(document.body, { childList: true, subtree: true });
}
