import { readFileSync } from 'node:fs';
import { quotes } from '@/lib/content/home/quotes';
import { quoteTexts as en } from '@/lib/content/home/quoteWords';
import { routes } from '@/lib/content/site/routes';
import { quoteTexts as de } from '@/lib/content/translations/de/home/quoteWords';
import { quoteTexts as es } from '@/lib/content/translations/es/home/quoteWords';
import { quoteTexts as fr } from '@/lib/content/translations/fr/home/quoteWords';

const texts = { en, de, es, fr };

describe.each(Object.entries(texts))('in %s', (language, quoted) => {
  it.each(Object.entries(quoted))('%s stands in its document, word for word', (id, text) => {
    const { document } = quotes.find((quote) => quote.text === en[id as keyof typeof en]) ?? {};
    expect(readFileSync(`lib/content/legal/${document}/${language}.md`, 'utf8')).toContain(text);
  });
});

it.each(quotes)('"$text" leads to its document', ({ document, href }) => {
  const [path = '', anchor] = href.split('#');
  expect(Object.keys(routes)).toContain(path);
  expect(readFileSync(`lib/content/legal/${document}/en.md`, 'utf8')).toContain(`{#${anchor}}`);
});
