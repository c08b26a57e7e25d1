import { isLanguage } from '@/lib/content/site/languages/languages';
import { keepLanguage } from '@/lib/language/chosenLanguage';
import { languageLinks, languageStorage, linkToOffer, withPlace } from './languageLinks';

/**
 * Lets the links to other languages keep query and fragment, and remembers the language that somebody chose by them.
 * Readers whose browser prefers another of our languages, or who chose another before, fetch the script that offers the
 * page in it (`offerLanguage`).
 */
export function startLanguageChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(languageLinks) : null;
    if (!link) return;
    link.href = withPlace(link.href);
    if (isLanguage(link.hreflang)) keepLanguage(languageStorage, link.hreflang);
  });
  const script = document.querySelector<HTMLElement>('[data-offer-script]')?.dataset.offerScript;
  if (script && linkToOffer()) import(script).catch(() => {});
}
