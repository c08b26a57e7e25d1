import type { Services } from '@/server/services';
import { newsletterUrl } from './subscribers';

/** Rows per statement, so that the site and this process never hold the whole list. */
const batch = 500;

/** `unsubscribeUrl` is the link for the letter itself and for its List-Unsubscribe header (RFC 8058). */
type Reader = { email: string; locale: string; unsubscribeUrl: string };

/** Everyone who has confirmed that they want the newsletter, each once, in no particular order. */
export async function* confirmedReaders(
  services: Pick<Services, 'database' | 'secrets' | 'config'>,
): AsyncGenerator<Reader> {
  let last = '';
  for (;;) {
    const rows = await services.database
      .selectFrom('newsletter_subscribers')
      .select(['id', 'email', 'locale'])
      .where('id', '>', last)
      .where('confirmed_at', 'is not', null)
      .orderBy('id')
      .limit(batch)
      .execute();
    for (const { id, email, locale } of rows)
      yield { email, locale, unsubscribeUrl: newsletterUrl(services, 'unsubscribe', id) };
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
