import { brand } from '@/lib/content/brand';
import { type Update, updateSystems, updates, updatesWords } from '@/lib/content/updates';
import type { Answer } from '@/server/http/answer';
import type { Call } from '@/server/http/call';

/** `GET /updates.xml`: the product changes as an Atom feed (RFC 4287), with the addresses of this very site. */
export async function updatesFeedCall({ services }: Call): Promise<Answer> {
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
  <id>${escaped(`${origin}/updates`)}</id>
  <title>${escaped(updatesWords.feedTitle)}</title>
  <subtitle>${escaped(updatesWords.lead)}</subtitle>
  <updated>${moment(newest?.date ?? '1970-01-01')}</updated>
  <author><name>${escaped(brand.name)}</name></author>
  <icon>${escaped(`${origin}/icons/icon-192.png`)}</icon>
  <link rel="self" type="application/atom+xml" href="${escaped(`${origin}/updates.xml`)}"/>
  <link rel="alternate" type="text/html" href="${escaped(`${origin}/updates`)}"/>
${updates.map((update) => entry(origin, update)).join('\n')}
</feed>
`;
}

function entry(origin: string, { id, date, systems, title, text }: Update): string {
  const address = escaped(`${origin}/updates#${id}`);
  const categories = systems.map(
    (system) => `<category term="${system}" label="${escaped(updateSystems[system])}"/>`,
  );
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(title)}</title>
    <updated>${moment(date)}</updated>
    <published>${moment(date)}</published>
    <link rel="alternate" type="text/html" href="${address}"/>
    ${categories.join('')}
    <summary>${escaped(text)}</summary>
  </entry>`;
}

function moment(date: string): string {
  return `${date}T00:00:00Z`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
