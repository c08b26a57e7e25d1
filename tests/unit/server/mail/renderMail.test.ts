/** @jest-environment jsdom */
import { brand } from '@/lib/content/brand';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import { readPath } from '@/lib/content/site/languages/languages';
import { routes } from '@/lib/content/site/routes';
import type { MailMessage } from '@/server/mail/messages';
import { renderMail } from '@/server/mail/rendering/renderMail';
import {
  code,
  june8,
  publicOrigin,
  sampleMails,
  sampleReceipt,
  undoUrl,
  unsubscribeUrl,
} from '@/tests/fixtures/mail/sampleMails';

const minutes = 10;

const languages = ['en', 'de', 'es', 'fr'] as const;
const render = (message: MailMessage, locale: string) => renderMail(message, { locale, brand, publicOrigin });
const names = Object.keys(sampleMails('en'));

const pages = new Map<string, Document>();

/** Each page is parsed once: that takes longer than all that is asked of it. */
function parsed(markup: string): Document {
  const page = pages.get(markup) ?? new DOMParser().parseFromString(markup, 'text/html');
  pages.set(markup, page);
  return page;
}

function readable(markup: string): string {
  return (parsed(markup).body.textContent ?? '').replace(/\s+/g, ' ');
}

/** As a reader sees it, to whom one space is like another. */
const spaced = (text: string | null) => text?.replaceAll('\u00a0', ' ');

describe.each(languages)('in %s', (locale) => {
  const mails = Object.fromEntries(
    Object.entries(sampleMails(locale)).map(([name, message]) => [name, render(message, locale)]),
  );
  const sent = Object.values(mails);
  function mailOf(name: string) {
    const mail = mails[name];
    if (!mail) throw new Error(`No message ${name}`);
    return mail;
  }
  /** A URL of ours in this language. */
  const local = (url: string) =>
    locale === 'en' ? url : url.replace(publicOrigin, `${publicOrigin}/${locale}`);

  it.each(names)('the %s mail has a subject, a text and a page of its own', (name) => {
    const mail = mailOf(name);
    const page = parsed(mail.html);
    expect(page.documentElement.lang).toBe(locale);
    expect(page.title).toBe(mail.subject);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('script, link, iframe, form')).toHaveLength(0);
    expect(mail.subject).not.toMatch(/\d{3}|undefined|null|@/);
    expect(`${mail.text} ${readable(mail.html)}`).not.toMatch(/undefined|null|NaN|\[object/);
    for (const paragraph of page.querySelectorAll('h1, .card > p:not(.code, .quiet)')) {
      expect(spaced(mail.text)).toContain(spaced(paragraph.textContent));
    }
  });

  it.each(names)('the %s mail shows our mark and asks nobody for it', (name) => {
    const { html, files } = mailOf(name);
    const pictures = files.filter(({ type }) => type === 'image/png');
    const page = parsed(html);
    const shown = [...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    expect(shown).toEqual(pictures.map(({ contentId }) => `cid:${contentId}`));
    expect(shown).toHaveLength(1);
    expect(html).not.toMatch(/url\(|@import|background="|srcset/);
    expect(html.length + (pictures[0]?.content.length ?? 0)).toBeLessThan(16 * 1024);
  });

  it.each(names)('a list of mails previews the first sentence of the %s mail, and no code', (name) => {
    const mail = mailOf(name);
    const { body } = parsed(mail.html);
    // Mail programs show about this much, with gaps as one space.
    const shown = (body.textContent ?? '')
      .replace(/[ \n\t]+/g, ' ')
      .trim()
      .slice(0, 200);
    expect(mail.text).toContain(shown.split(' ').slice(0, 4).join(' '));
    expect(shown).not.toContain(code);
  });

  it('links our own pages and our address for questions, and no address of somebody else', () => {
    const links = (message: MailMessage) => {
      const page = parsed(render(message, locale).html);
      return [...page.querySelectorAll('p a')].map((link) => link.getAttribute('href'));
    };
    const bought = links({
      template: 'purchase',
      data: { plan: 'plus-yearly-us', amount: '$99.99', renewsAt: june8, trialEndsAt: null },
    });
    for (const path of ['/subscriptions/activate', '/app', '/dbp', '/identity-theft-restoration'])
      expect(bought).toContain(local(publicOrigin + path));
    expect(bought).toContain(`mailto:${brand.supportEmail}`);
    const changed = links({
      template: 'address-changed',
      data: { newEmail: 'https://teal.example.evil@example.org', undoUrl, undoUntil: june8 },
    });
    expect(changed).toEqual([
      local(undoUrl),
      `mailto:${brand.supportEmail}`,
      local(`${publicOrigin}/help`),
      brand.imprintUrl,
      local(publicOrigin),
    ]);
  });

  it('every link to our site leads to a page that there is, in the language of the mail', () => {
    const answers = ['/newsletter/confirm', '/newsletter/unsubscribe', '/pro/notify'];
    const lost = sent
      .flatMap(({ text }) => text.match(/https:\/\/\S+/g) ?? [])
      .filter((link) => link.startsWith(`${publicOrigin}/`))
      .filter((link) => {
        const { language, path } = readPath(new URL(link).pathname);
        return language !== locale || !(Object.hasOwn(routes, path) || answers.includes(path));
      });
    expect(lost).toEqual([]);
  });

  it.each(['code', 'address-code', 'delete-code'])('the %s mail shows the code', (name) => {
    const mail = mailOf(name);
    const page = parsed(mail.html);
    expect(mail.text.match(/\d{6}/g)).toEqual([code]);
    expect(page.querySelector('.code')?.textContent).toBe(code);
    expect(mail.subject).not.toContain(code);
    expect(mail.text).toContain('10');
  });

  it('the answer to an unknown address holds no code', () => {
    const mail = render({ template: 'code', data: { code, minutes, known: false } }, locale);
    expect(mail.text).not.toContain(code);
    expect(readable(mail.html)).not.toContain(code);
  });

  it('a receipt is an invoice: seller, buyer, number, net, tax, total, card, and the PDF', () => {
    const { invoice } = sampleReceipt(locale);
    const { text, html } = mailOf('receipt');
    const said = {
      en: ['$91.74', 'VAT (9%)', '$8.25', '$99.99', 'Germany'],
      de: ['91,74 $', 'USt. (9 %)', '8,25 $', '99,99 $', 'Deutschland'],
      es: ['91,74 US$', 'IVA (9 %)', '8,25 US$', '99,99 US$', 'Alemania'],
      fr: ['91,74 $US', 'TVA (9 %)', '8,25 $US', '99,99 $US', 'Allemagne'],
    };
    const { number, seller, buyer, url } = invoice;
    const parts = [...said[locale], number, seller.name, seller.address, seller.vatId, buyer.taxId, '4242'];
    for (const variant of [spaced(text), readable(html)])
      for (const part of parts) expect(variant).toContain(part);
    expect(html).toContain(`href="${url}"`);
  });

  it('an invoice without tax names no tax, and one that credit helped to pay names both sums', () => {
    const data = sampleReceipt(locale);
    const invoice = { ...data.invoice, net: null, taxes: [], credit: '$5.00', total: '$104.99' };
    const lines = render({ template: 'receipt', data: { ...data, invoice } }, locale).text;
    expect(lines).not.toMatch(/%|VAT \(|Tax \(|USt\. \(|IVA \(|TVA \(|Subtotal|Netto|Base|HT/);
    for (const part of ['$5.00', '$104.99']) expect(lines).toContain(part);
  });

  it('a newsletter carries its way out in both variants, and no other mail does', () => {
    for (const [name, mail] of Object.entries(mails)) {
      const page = parsed(mail.html);
      const leaving = page.querySelectorAll(`a[href="${local(unsubscribeUrl)}"]`).length;
      expect([name, leaving, mail.text.split(local(unsubscribeUrl)).length - 1]).toEqual(
        ['newsletter-confirm', 'letter'].includes(name) ? [name, 1, 1] : [name, 0, 0],
      );
    }
  });

  it('no line ends between a number and its unit, a day and its month, before the digits of a card, or at the hyphen of a short word', () => {
    const kept = {
      en: ['10 minutes', 'June 8', 'in 4242', 'sign-in'],
      de: ['10 Minuten', '8. Juni', 'Endziffern 4242', 'E-Mail'],
      es: ['10 minutos', '8 de junio', 'en 4242'],
      fr: ['10 minutes', '8 juin', 'par 4242', 'e-mail', 'Saisissez-le', 'écrivez-nous'],
    };
    const pieces = sent
      .map(({ html }) => parsed(html).body)
      .flatMap((body) => [
        ...(body.textContent ?? '').split(/[ \n]+/),
        ...[...body.querySelectorAll('[style="white-space: nowrap;"]')].map(
          (piece) => piece.textContent ?? '',
        ),
      ]);
    for (const words of kept[locale])
      expect(pieces.map(spaced).some((piece) => piece?.includes(words))).toBe(true);
    // The plain text can be searched and copied as it is typed.
    for (const { text, subject } of sent)
      expect(`${subject} ${text}`).not.toMatch(/\b(?:10|8\.?)\u00a0|\u2060/);
  });

  it('a mail about deleting an account says what becomes of a subscription from the website and from a store', () => {
    const store = {
      en: 'app store',
      de: 'App-Store',
      es: 'tienda de aplicaciones',
      fr: 'boutique d’applications',
    };
    const website = { en: 'our website', de: 'unserer Website', es: 'nuestra web', fr: 'notre site' };
    for (const name of ['delete-code', 'former-delete-code']) {
      const { text } = mailOf(name);
      expect(text).toContain(store[locale]);
      expect(text).toContain(website[locale]);
    }
  });

  it('who cancels in a trial is told that nothing is charged, not that nothing more is', () => {
    const more = { en: 'again', de: 'nichts mehr', es: 'nada más', fr: 'plus rien' };
    const cancelled = (inTrial?: boolean) =>
      render({ template: 'cancelled', data: { endsAt: june8, inTrial } }, locale).text;
    expect(cancelled(true)).not.toContain(more[locale]);
    for (const paid of [false, undefined]) expect(cancelled(paid)).toContain(more[locale]);
  });

  it('an undone purchase does not claim a subscription that has ended', () => {
    const told = (since: number | null) =>
      render({ template: 'address-subscribed', data: { since, refunded: null } }, locale);
    expect(told(null).subject).not.toBe(told(june8).subject);
    expect(told(null).text).not.toContain(told(june8).subject);
  });

  it('does not let data become markup', () => {
    const evil = '"><script>alert(1)</script>@example.org';
    const mail = render(
      { template: 'address-changed', data: { newEmail: evil, undoUrl: `x" onclick="y`, undoUntil: june8 } },
      locale,
    );
    const page = parsed(mail.html);
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('[onclick]')).toBeNull();
    expect(readable(mail.html)).toContain(evil);
    expect(mail.text).toContain(evil);
  });
});

it('French sets a no-break space before the colon after a label, as in its sentences', () => {
  const { 'newsletter-confirm': letter, code: signIn } = sampleMails('fr');
  if (!letter || !signIn) throw new Error('No message');
  const text = render(signIn, 'fr').text + render(letter, 'fr').text;
  expect(text).toContain(`Votre code\u00a0: ${code}`);
  expect(text).not.toMatch(/\p{L}:(?!\/\/)/u);
});

it('names a plan in the language of the mail and leaves other names as they are', () => {
  const purchase = (plan: string) =>
    render(
      { template: 'purchase', data: { plan, amount: '99 €', renewsAt: june8, trialEndsAt: null } },
      'de-AT',
    ).text;
  expect(purchase('plus-yearly-row')).toContain('Jahresabo');
  expect(purchase('Yearly Subscription')).toContain('Jahresabo');
  expect(purchase('Familienabo')).toContain('Familienabo');
});

it('falls back to English for a language without words and for a broken locale', () => {
  for (const locale of ['ja-JP', '', '!!', 'constructor']) {
    const mail = render({ template: 'cancelled', data: { endsAt: june8 } }, locale);
    expect(mail.subject).toBe(
      mailLanguages.en.cancelled({ endsAt: '', inTrial: false, unpaid: false }).subject,
    );
  }
});
