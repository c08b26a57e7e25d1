import { deliverDueMails } from '@/server/mail/queue/worker';
import { openForEachTest } from '@/tests/fixtures/service/openForEachTest';
import { openSite } from '@/tests/fixtures/service/serviceSite';
import { ask, postJson } from '../site/ask';

type Headers = Record<string, string>;

/** A site for each test, with the two lists that an address can be put on, and that count once its owner has said yes. */
export function openLists() {
  const site = openForEachTest(() => openSite());
  const press = (link: string, body = '') =>
    ask(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
  const joinIn = (email: string, country: string, prefix = '', headers: Headers = {}) =>
    postJson(`${site.origin}${prefix}/pro/notify/request`, { email, country }, headers);

  async function mails() {
    await deliverDueMails(site.services);
    return site.services.mails;
  }
  /** The links of the newest mail, at the site under test: to say yes, and to be taken off the list. */
  async function links() {
    const mail = (await mails()).at(-1);
    const here = (url = '') => site.origin + url.slice(new URL(url).origin.length);
    return {
      confirm: here(/http\S+\/(newsletter\/confirm|pro\/notify)\?token=\S+/.exec(mail?.text ?? '')?.[0]),
      leave: here(/^<(http\S+\?token=\S+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '')?.[1]),
    };
  }
  const newsletter = {
    table: 'newsletter_subscribers' as const,
    join: (email: string, headers: Headers = {}) =>
      postJson(`${site.origin}/newsletter/subscription/subscribe`, { email }, headers),
    confirm: (link: string) => press(link),
    leave: (link: string) => press(link),
    confirmed: '/newsletter/confirmed',
    left: '/newsletter/unsubscribed',
    expired: '/newsletter/expired',
  };
  const saleInterest = {
    table: 'sale_interest' as const,
    join: (email: string, headers: Headers = {}) => joinIn(email, 'JP', '', headers),
    confirm: (link: string) => press(link, 'answer=confirm'),
    leave: (link: string) => press(link, 'answer=remove'),
    confirmed: '/pro/notify#confirmed',
    left: '/pro/notify#removed',
    expired: '/pro/notify#expired',
  };
  const rowsOf = ({ table }: { table: 'newsletter_subscribers' | 'sale_interest' }) =>
    site.services.database.selectFrom(table).selectAll().execute();
  return { site, press, joinIn, mails, links, newsletter, saleInterest, rowsOf };
}
