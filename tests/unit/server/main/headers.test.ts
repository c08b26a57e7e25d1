/** @jest-environment node */
import { contentSecurityPolicy } from '@/server/main/contentSecurityPolicy';
import { commonHeaders } from '@/server/main/headers';

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
});

describe('content policy', () => {
  it('82. allows the hashed blocks, and a nonce for styles alone', () => {
    const policy = contentSecurityPolicy(hashes, 'fresh');
    expect(policy).toContain("script-src 'self' 'sha256-boot';");
    expect(policy).toContain("style-src 'self' 'sha256-style' 'nonce-fresh';");
    expect(contentSecurityPolicy(hashes, null)).not.toContain('nonce');
  });

  it('82. names nothing unsafe', () => {
    expect(contentSecurityPolicy(hashes, 'fresh')).not.toMatch(/unsafe|\*|data:[^;]*script/);
  });
});
