import { brand } from '@/lib/content/brand';
import { dayForReader, dayInZone, momentWithZone } from '@/lib/content/days';
import { mailLanguages } from '@/lib/content/mails/mailWords';
import { dateInWords } from '@/packages/stripe-sandbox/src/pages/inWords';
import { renderMail } from '@/server/mail/rendering/renderMail';

const early = Date.UTC(2026, 5, 8, 2);
const late = Date.UTC(2026, 5, 8, 23, 30);
const zones = [
  'America/Los_Angeles',
  'Pacific/Honolulu',
  'UTC',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Pacific/Kiritimati',
];

function mail(time: number, locale: string): string {
  const message = {
    template: 'trial-ending',
    data: { plan: 'yearly', amount: '$99.99', trialEndsAt: time },
  } as const;
  return renderMail(message, { locale, brand, publicOrigin: 'https://site.example' }).text;
}

it.each(zones)(
  '142. B9: near midnight UTC page, mail and payment page name the same day for a reader in %s',
  (zone) => {
    for (const time of [early, late]) {
      expect(dayForReader(time, zone)).toMatch(/^June 8, 2026( \(UTC\))?$/);
      expect(mail(time, 'en')).toContain('June 8, 2026.');
      expect(dateInWords(time / 1000, 'en')).toBe('June 8, 2026 (UTC)');
    }
  },
);

it('142. B9: the page names the zone where the reader’s calendar says another day, and only there', () => {
  expect(dayForReader(early, 'America/Los_Angeles')).toBe('June 8, 2026 (UTC)');
  expect(dayForReader(early, 'Europe/Berlin')).toBe('June 8, 2026');
  expect(dayForReader(late, 'America/Los_Angeles')).toBe('June 8, 2026');
  expect(dayForReader(late, 'Europe/Berlin')).toBe('June 8, 2026 (UTC)');
  expect(dayForReader(late, 'Asia/Tokyo')).toBe('June 8, 2026 (UTC)');
});

it.each([
  ['en', 'June 8, 2026'],
  ['de', '8. Juni 2026'],
  ['es', '8 de junio de 2026'],
  ['fr', '8 juin 2026'],
])('142. B9: a mail in %s names the day alone', (language, day) => {
  expect(Object.keys(mailLanguages)).toContain(language);
  expect(dayInZone(early, language)).toBe(day);
  expect(mail(early, language)).toContain(day);
  expect(mail(early, language)).not.toContain('UTC');
});

it.each([
  ['en-US', early, 'June 7, 2026'],
  ['fr-CA', early, '7 juin 2026'],
  ['en-GB', late, 'June 9, 2026'],
  ['de-DE', late, '9. Juni 2026'],
  ['en-JP', late, 'June 8, 2026'],
])(
  '142. B9: near midnight UTC, a mail to a subscriber names the day of the country: %s',
  (locale, time, day) => {
    expect(mail(time, locale)).toContain(day);
  },
);

it('writes the first of a month as French does, and a time as German does', () => {
  const first = Date.UTC(2026, 5, 1);
  expect(momentWithZone(first, 'de')).toBe('1. Juni 2026 um 00:00 Uhr (UTC)');
  expect(dayInZone(first, 'fr')).toBe('1er juin 2026');
  expect(momentWithZone(first, 'fr-CA')).toMatch(/^1er juin 2026 /);
  expect(dayInZone(Date.UTC(2026, 5, 11), 'fr')).toBe('11 juin 2026');
  expect(dayInZone(first, 'es')).toBe('1 de junio de 2026');
});
