import { languageOffer } from '@/lib/content/site/languages/languageOffer';
import { isLanguage, type Language } from '@/lib/content/site/languages/languages';
import { keepLanguage } from '@/lib/language/chosenLanguage';
import { languageStorage, linkToOffer, withPlace } from './languageLinks';

/** One line that offers the page in the language of the link, said in that language. */
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
  link.addEventListener('click', () => keepLanguage(languageStorage, language));
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = stay;
  button.addEventListener('click', () => {
    const { lang } = document.documentElement;
    if (isLanguage(lang)) keepLanguage(languageStorage, lang);
    line.remove();
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  });
  line.append(words, link, button);
  document.body.append(line);
}

const found = linkToOffer();
if (found && isLanguage(found.hreflang)) offer(found.hreflang, found.href);
