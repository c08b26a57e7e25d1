import { brand } from '@/lib/content/brand';
import { type Update, updates } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { xmlText } from './xml';

/** The product changes as an Atom feed (RFC 4287), with URLs on this deployment. `origin` has no trailing slash. */
export function updatesFeed(origin: string): string {
  const [newest] = updates;
  const page = `${origin}${pathIn(language, '/updates')}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xmlText(page)}</id>
  <title>${xmlText(updatesWords.feedTitle)}</title>
  <subtitle>${xmlText(updatesWords.lead)}</subtitle>
  <updated>${moment(newest?.date ?? '1970-01-01')}</updated>
  <author><name>${xmlText(brand.name)}</name></author>
  <icon>${xmlText(`${origin}/icons/icon-192.png`)}</icon>
  <link rel="self" type="application/atom+xml" href="${xmlText(`${page}.xml`)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(page)}"/>
${updates.map((update) => entry(page, update)).join('\n')}
</feed>
`;
}

function entry(page: string, { id, name, date, systems }: Update): string {
  const { title, text } = updateTexts[name];
  const address = xmlText(`${page}#${id}`);
  const categories = systems.map(
    (system) => `<category term="${system}" label="${xmlText(systemNames[system])}"/>`,
  );
  return `  <entry>
    <id>${address}</id>
    <title>${xmlText(title)}</title>
    <updated>${moment(date)}</updated>
    <published>${moment(date)}</published>
    <link rel="alternate" type="text/html" href="${address}"/>
    ${categories.join('')}
    <summary>${xmlText(text)}</summary>
  </entry>`;
}

function moment(date: string): string {
  return `${date}T00:00:00Z`;
}
