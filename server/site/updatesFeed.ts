import { brand } from '@/lib/content/brand';
import { type Update, updates } from '@/lib/content/company/updates';
import * as en from '@/lib/content/company/updateWords';
import { type Language, pathIn, standardLanguage } from '@/lib/content/site/languages';
import * as de from '@/lib/content/translations/de/company/updateWords';
import * as es from '@/lib/content/translations/es/company/updateWords';
import * as fr from '@/lib/content/translations/fr/company/updateWords';
import type { Translation } from '@/lib/content/translations/translation';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { xmlText } from './xml';

type FeedWords = Translation<typeof en>;

const feedWords: Record<Language, FeedWords> = { de, en, es, fr };

/** `GET /updates.xml`: the product changes as an Atom feed (RFC 4287), with URLs on this deployment. */
export async function updatesFeedHandler({ services, language }: RequestContext): Promise<HandlerResult> {
  return {
    text: updatesFeed(services.config.publicOrigin, language),
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  };
}

/** The whole feed in one language, with the URLs of its pages. `origin` has no trailing slash. */
export function updatesFeed(origin: string, language: Language = standardLanguage): string {
  const [newest] = updates;
  const words = feedWords[language];
  const { feedTitle, lead } = words.updatesWords;
  const page = `${origin}${pathIn(language, '/updates')}`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
  <id>${xmlText(page)}</id>
  <title>${xmlText(feedTitle)}</title>
  <subtitle>${xmlText(lead)}</subtitle>
  <updated>${moment(newest?.date ?? '1970-01-01')}</updated>
  <author><name>${xmlText(brand.name)}</name></author>
  <icon>${xmlText(`${origin}/icons/icon-192.png`)}</icon>
  <link rel="self" type="application/atom+xml" href="${xmlText(`${page}.xml`)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(page)}"/>
${updates.map((update) => entry(page, update, words)).join('\n')}
</feed>
`;
}

function entry(page: string, { id, name, date, systems }: Update, words: FeedWords): string {
  const { title, text } = words.updateTexts[name];
  const address = xmlText(`${page}#${id}`);
  const categories = systems.map(
    (system) => `<category term="${system}" label="${xmlText(words.systemNames[system])}"/>`,
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
