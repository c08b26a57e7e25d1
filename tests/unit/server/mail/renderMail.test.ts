import { brand } from '@/lib/content/brand';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import type { MailMessage } from '@/server/mail/messages';
import { renderMail } from '@/server/mail/renderMail';

const publicOrigin = 'https://teal.example';
const manageUrl = `${publicOrigin}/subscriptions/manage`;
const undoUrl = `${publicOrigin}/subscriptions/undo-email#tok_en-42`;
const unsubscribeUrl = `${publicOrigin}/newsletter/unsubscribe?token=t`;
const june8 = Date.UTC(2026, 5, 8, 23, 30);
const code = '408123';
const minutes = 10;

const messages: Record<string, MailMessage> = {
  code: { template: 'code', data: { code, minutes, known: true } },
  'unknown address': { template: 'code', data: { code: '', minutes, known: false } },
  'address-code': { template: 'address-code', data: { code, minutes } },
  'address-taken': { template: 'address-taken', data: {} },
  'delete-code': { template: 'delete-code', data: { code, minutes } },
  'address-added': { template: 'address-added', data: { email: 'reader@example.org' } },
  'address-changed': {
    template: 'address-changed',
    data: { newEmail: 'new@example.org', undoUrl, undoUntil: june8 },
  },
  unlock: {
    template: 'unlock',
    data: { unlockUrl: `${publicOrigin}/subscriptions/unlock#tok_en-42`, hours: 6 },
  },
  'address-removed': { template: 'address-removed', data: { undoUrl, undoUntil: june8 } },
  purchase: {
    template: 'purchase',
    data: { plan: 'plus-yearly-us', amount: '$99.99', renewsAt: june8, trialEndsAt: null },
  },
  'purchase with trial': {
    template: 'purchase',
    data: { plan: 'plus-monthly-us', amount: '$9.99', renewsAt: june8, trialEndsAt: june8 },
  },
  'payment-failed': {
    template: 'payment-failed',
    data: { amount: '$9.99', graceEndsAt: june8, manageUrl },
  },
  'trial-ending': {
    template: 'trial-ending',
    data: { plan: 'plus-monthly-us', amount: '$9.99', trialEndsAt: june8, manageUrl },
  },
  renewal: {
    template: 'renewal',
    data: { plan: 'plus-yearly-us', amount: '$99.99', renewsAt: june8, manageUrl },
  },
  receipt: {
    template: 'receipt',
    data: {
      plan: 'plus-yearly-us',
      amount: '$99.99',
      tax: '$8.25',
      paidAt: june8,
      from: june8,
      to: june8,
      card: '4242',
    },
  },
  cancelled: { template: 'cancelled', data: { endsAt: june8, manageUrl } },
  deleted: { template: 'deleted', data: { store: 'apple' } },
  'newsletter-confirm': {
    template: 'newsletter-confirm',
    data: { confirmUrl: `${publicOrigin}/newsletter/confirm?token=t`, unsubscribeUrl, days: 7 },
  },
};

const dates = { en: 'June 8, 2026', de: '8. Juni 2026', es: '8 de junio de 2026', fr: '8 juin 2026' };
const languages = ['en', 'de', 'es', 'fr'] as const;
const render = (message: MailMessage, locale: string) => renderMail(message, { locale, brand, publicOrigin });

function readable(markup: string): string {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  return (page.body.textContent ?? '').replace(/\s+/g, ' ');
}

describe.each(languages)('in %s', (locale) => {
  it.each(Object.keys(messages))('the %s mail has a subject, a text and a page of its own', (name) => {
    const message = messages[name];
    if (!message) throw new Error(`No message ${name}`);
    const mail = render(message, locale);
    const page = new DOMParser().parseFromString(mail.html, 'text/html');
    expect(page.documentElement.lang).toBe(locale);
    expect(page.title).toBe(mail.subject);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('img, script, link, iframe, form')).toHaveLength(0);
    expect(mail.subject).not.toMatch(/\d{3}|undefined|null|@/);
    expect(`${mail.text} ${readable(mail.html)}`).not.toMatch(/undefined|null|NaN|\[object/);
    for (const paragraph of page.querySelectorAll('h1, .card > p:not(.code, .quiet)')) {
      if (!paragraph.querySelector('a')) expect(mail.text).toContain(paragraph.textContent);
    }
  });

  it.each(['code', 'address-code', 'delete-code'])('the %s mail shows the code', (name) => {
    const message = messages[name];
    if (!message) throw new Error(`No message ${name}`);
    const mail = render(message, locale);
    const page = new DOMParser().parseFromString(mail.html, 'text/html');
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

  it('writes days as its readers do, in UTC', () => {
    for (const name of [
      'address-changed',
      'address-removed',
      'purchase',
      'payment-failed',
      'trial-ending',
      'renewal',
      'receipt',
      'cancelled',
    ]) {
      const message = messages[name];
      if (message) expect(render(message, locale).text).toContain(dates[locale]);
    }
  });

  it('a receipt says what was charged, the tax in it, and the card', () => {
    const message = messages.receipt;
    if (!message) throw new Error('No message');
    const { text, html } = render(message, locale);
    for (const variant of [text, readable(html)])
      for (const part of ['$99.99', '$8.25', '4242']) expect(variant).toContain(part);
  });

  it.each(['purchase', 'purchase with trial'])('the %s mail says where its reader signs in', (name) => {
    const message = messages[name];
    if (!message) throw new Error('No message');
    const mail = render(message, locale);
    for (const variant of [mail.text, mail.html]) expect(variant).toContain('/subscriptions/activate');
  });

  it('the changed-address mail names the new address and links the undo page once per variant', () => {
    const message = messages['address-changed'];
    if (!message) throw new Error('No message');
    const mail = render(message, locale);
    const page = new DOMParser().parseFromString(mail.html, 'text/html');
    expect(mail.text).toContain('new@example.org');
    expect(mail.text.split(undoUrl)).toHaveLength(2);
    expect(page.querySelector('a.button')?.getAttribute('href')).toBe(undoUrl);
  });

  it('a newsletter carries its way out in both variants, and no other mail does', () => {
    for (const [name, message] of Object.entries(messages)) {
      const mail = render(message, locale);
      const page = new DOMParser().parseFromString(mail.html, 'text/html');
      const leaving = page.querySelectorAll(`a[href="${unsubscribeUrl}"]`).length;
      expect([name, leaving, mail.text.split(unsubscribeUrl).length - 1]).toEqual(
        name === 'newsletter-confirm' ? [name, 1, 1] : [name, 0, 0],
      );
    }
  });

  it('does not let data become markup', () => {
    const evil = '"><script>alert(1)</script>@example.org';
    const mail = render(
      { template: 'address-changed', data: { newEmail: evil, undoUrl: `x" onclick="y`, undoUntil: june8 } },
      locale,
    );
    const page = new DOMParser().parseFromString(mail.html, 'text/html');
    expect(page.querySelector('script')).toBeNull();
    expect(page.querySelector('[onclick]')).toBeNull();
    expect(readable(mail.html)).toContain(evil);
    expect(mail.text).toContain(evil);
  });
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
    const mail = render({ template: 'cancelled', data: { endsAt: june8, manageUrl } }, locale);
    expect(mail.subject).toBe(mailLanguages.en.cancelled({ endsAt: '' }).subject);
  }
});
