import { commonHeaders, pageHeaders } from '@/server/main/pages/headers';

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

it('148. L12, L13: a document whose words change by themselves is kept at the edge for seconds', () => {
  const headers = pageHeaders({ kind: 'document', live: true }, { styles: [], scripts: [] });
  expect(headers['Cache-Control']).toMatch(/^public,.*s-maxage=20$/);
});
