import { languageOffer } from '@/lib/content/site/languageOffer';
import { isLanguage, type Language } from '@/lib/content/site/languages';
import { chosenLanguage, keepLanguage, languageToOffer } from '@/lib/language/chosenLanguage';
import { openStorage } from '@/lib/storage/browserStorage';

const storage = openStorage(() => window.localStorage);
const links = '.languages a[hreflang]';

/** The same place of the page: the query may hold the origin of the visit, the fragment the part that is being read. */
function withPlace(href: string): string {
  const url = new URL(href);
  url.search = window.location.search;
  url.hash = window.location.hash;
  return url.href;
}

function offer(language: Language, href: string): void {
  const { text, read, stay } = languageOffer[language];
  const line = document.createElement('aside');
  line.className = 'language-offer';
  line.lang = language;
  const words = document.createElement('p');
  words.textContent = text;
  const link = document.createElement('a');
  link.textContent = read;
  link.hreflang = language;
  link.href = withPlace(href);
  link.addEventListener('click', () => keepLanguage(storage, language));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = stay;
  button.addEventListener('click', () => {
    const { lang } = document.documentElement;
    if (isLanguage(lang)) keepLanguage(storage, lang);
    line.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
  line.append(words, link, button);
  document.body.append(line);
}

/**
 * Lets the links to other languages keep query and fragment, and remembers the language that somebody chose by them. To a
 * reader whose browser prefers another of our languages, or who chose another before, one line offers the page in it.
 */
export function startLanguageChoice(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (!link) return;
    link.href = withPlace(link.href);
    if (isLanguage(link.hreflang)) keepLanguage(storage, link.hreflang);
  });
  const root = document.documentElement;
  // An app has its own language, and a start page is only for searching.
  if (root.dataset.app !== undefined || root.dataset.host !== undefined) return;
  const language = languageToOffer(root.lang, {
    chosen: chosenLanguage(storage),
    preferred: navigator.languages,
  });
  const link = language && document.querySelector<HTMLAnchorElement>(`${links}[hreflang="${language}"]`);
  if (link) offer(language, link.href);
}
