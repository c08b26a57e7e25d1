import { brand } from '@/lib/content/brand';
import { type Update, updates } from '@/lib/content/company/updates';
import { systemNames, updatesWords, updateTexts } from '@/lib/content/company/updateWords';
import { language } from '@/lib/content/site/languages/language';
import { pathIn } from '@/lib/content/site/languages/languages';
import { escapeHtml } from '@/lib/html/html';

/** The product changes as an Atom feed (RFC 4287), with URLs on this deployment. `origin` has no trailing slash. */
export function updatesFeed(origin: string): string {
  const [newest] = updates;
  const page = `${origin}${pathIn(language, '/updates')}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${escapeHtml(page)}</id>
  <title>${escapeHtml(updatesWords.feedTitle)}</title>
  <subtitle>${escapeHtml(updatesWords.lead)}</subtitle>
  <updated>${moment(newest?.date ?? '1970-01-01')}</updated>
  <author><name>${escapeHtml(brand.name)}</name></author>
  <icon>${escapeHtml(`${origin}/icons/icon-192.png`)}</icon>
  <link rel="self" type="application/atom+xml" href="${escapeHtml(`${page}.xml`)}"/>
  <link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
${updates.map((update) => entry(page, update)).join('\n')}
</feed>
`;
}

function entry(page: string, { id, name, date, systems }: Update): string {
  const { title, text } = updateTexts[name];
  const address = escapeHtml(`${page}#${id}`);
  const categories = systems.map(
    (system) => `<category term="${system}" label="${escapeHtml(systemNames[system])}"/>`,
  );
  return `  <entry>
    <id>${address}</id>
    <title>${escapeHtml(title)}</title>
    <updated>${moment(date)}</updated>
    <published>${moment(date)}</published>
    <link rel="alternate" type="text/html" href="${address}"/>
    ${categories.join('')}
    <summary>${escapeHtml(text)}</summary>
  </entry>`;
}

function moment(date: string): string {
  return `${date}T00:00:00Z`;
}
