import { brand } from '@/lib/content/brand';
import { type Update, updateSystems, updates, updatesWords } from '@/lib/content/company/updates';
import type { HandlerResult } from '@/server/http/handlerResult';
import type { RequestContext } from '@/server/http/requestContext';
import { xmlText } from './xml';

/** `GET /updates.xml`: the product changes as an Atom feed (RFC 4287), with URLs on this deployment. */
export async function updatesFeedHandler({ services }: RequestContext): Promise<HandlerResult> {
  return {
    text: updatesFeed(services.config.publicOrigin),
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600, stale-while-revalidate=86400',
    },
  };
}

/** The whole feed. `origin` has no trailing slash. */
export function updatesFeed(origin: string): string {
  const [newest] = updates;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xmlText(`${origin}/updates`)}</id>
  <title>${xmlText(updatesWords.feedTitle)}</title>
  <subtitle>${xmlText(updatesWords.lead)}</subtitle>
  <updated>${moment(newest?.date ?? '1970-01-01')}</updated>
  <author><name>${xmlText(brand.name)}</name></author>
  <icon>${xmlText(`${origin}/icons/icon-192.png`)}</icon>
  <link rel="self" type="application/atom+xml" href="${xmlText(`${origin}/updates.xml`)}"/>
  <link rel="alternate" type="text/html" href="${xmlText(`${origin}/updates`)}"/>
${updates.map((update) => entry(origin, update)).join('\n')}
</feed>
`;
}

function entry(origin: string, { id, date, systems, title, text }: Update): string {
  const address = xmlText(`${origin}/updates#${id}`);
  const categories = systems.map(
    (system) => `<category term="${system}" label="${xmlText(updateSystems[system])}"/>`,
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
