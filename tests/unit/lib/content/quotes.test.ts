import { readFileSync } from 'node:fs';
import { quotes } from '@/lib/content/home/quotes';
import { routes } from '@/lib/content/site/routes';

it.each(quotes)('"$text" stands in its document, word for word', ({ text, document, href }) => {
  const source = readFileSync(`lib/content/legal/${document}/en.md`, 'utf8');
  expect(source).toContain(text);
  const [path = '', anchor] = href.split('#');
  expect(Object.keys(routes)).toContain(path);
  expect(source).toContain(`{#${anchor}}`);
});
