/** Identifiers that clients depend on. They are part of the wire, not of the brand, and never change with it. */
export const protocol = {
  scope: 'privacypro',
  sessionCookie: 'ddg_auth_session_id',
  accessTokenAudience: 'PrivacyPro',
  refreshTokenAudience: 'Auth',
  refreshScope: 'refresh',
  nativeRedirectUri: 'com.duckduckgo:/authcb',
  /** Default OAuth client ids; an operator may set others. */
  webClientId: '6d0b6a56-5f0e-4a0c-9a0f-3a1d5c2e7b41',
  nativeClientId: 'f4311287-0121-40e6-8bbd-85c36daf1837',
} as const;

/** How our apps name themselves in the user agent of their web views; part of the agreement with the apps. */
export const appUserAgentTokens = ['TealBrowser', 'DuckDuckGo', 'Ddg'] as const;
