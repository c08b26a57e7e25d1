/**
 * Addresses that were ours and are gone for good: answered with status 410, so that nobody keeps asking. An address
 * whose content lives elsewhere belongs to the redirects instead.
 */
export const goneUrls: ReadonlySet<string> = new Set([
  '/spread',
  '/protections',
  '/traffic',
  '/goodies',
  '/instant-answers',
  '/community-board',
  '/revoke-duckai-access',
  '/windows-beta',
  '/mac-beta',
]);
