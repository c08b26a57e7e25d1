import { commonHeaders, pageHeaders } from '@/server/main/pages/headers';

const hashes = { styles: ["'sha256-style'"], scripts: ["'sha256-boot'"] };

const live = {
  mode: 'live',
  staging: false,
  sandboxPublic: false,
  publicOrigin: 'https://site.example',
} as const;

describe('headers of every answer', () => {
  it('83. ask for https only where the site is served so', () => {
    const sent = commonHeaders(live)['Strict-Transport-Security'];
    expect(sent).toBe('max-age=31536000; includeSubDomains');
    expect(commonHeaders({ ...live, publicOrigin: 'http://localhost:3000' })).not.toHaveProperty(
      'Strict-Transport-Security',
    );
  });

  it('148. let nothing be kept or run until whoever answers says so', () => {
    const headers = commonHeaders(live);
    expect(headers['Cache-Control']).toBe('no-store');
    expect(headers['Content-Security-Policy']).toMatch(/^default-src 'none';/);
  });
});

describe('148. L12, L13: who may keep a page', () => {
  it.each([
    [
      'a document',
      { kind: 'document' },
      /^public, max-age=0, s-maxage=300, stale-while-revalidate=300$/,
      'strict-origin-when-cross-origin',
    ],
    [
      'a document whose words change by themselves',
      { kind: 'document', live: true },
      /^public,.*s-maxage=20$/,
      'strict-origin-when-cross-origin',
    ],
    ['a flow', { kind: 'flow' }, /^private, no-cache$/, 'no-referrer'],
    ['a document behind a token', { kind: 'document', personal: 'token' }, /^no-store$/, 'no-referrer'],
    ['a flow behind a token', { kind: 'flow', personal: 'token' }, /^no-store$/, 'no-referrer'],
    [
      'a document that cookies change',
      { kind: 'document', personal: 'cookies' },
      /^private, no-cache$/,
      'strict-origin-when-cross-origin',
    ],
  ] as const)('%s', (_, route, lifetime, referrer) => {
    const headers = pageHeaders(route, hashes);
    expect(headers['Cache-Control']).toMatch(lifetime);
    expect(headers['Referrer-Policy']).toBe(referrer);
  });
});
