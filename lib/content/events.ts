/**
 * Every event a page may send, with its parameters: a closed list, so that nothing typed or read from an address can
 * slip into a count. Events count pages and outcomes; they carry no id of a person. What each says and when it is sent
 * stands in eventDefinitions, which does not travel to the browser.
 */
export const events = {
  'page.home.impression': ['origin'],
  'page.pro.impression': ['origin'],
  'page.pro.buy.click': ['origin', 'period'],
  'page.welcome.impression': ['origin'],
  'page.email_add.impression': ['origin'],
  'page.email_add.success': [],
  'page.email_edit.impression': ['origin'],
  'page.email_edit.success': [],
  'page.email_undo.impression': ['origin'],
  'page.email_confirm.impression': ['origin'],
  'page.activate.impression': ['origin'],
  'page.activate.success': [],
  'page.manage.impression': ['origin'],
  'page.delete.success': [],
  'page.privacy.impression': ['origin'],
  'page.terms.impression': ['origin'],
  'page.acceptable_use.impression': ['origin'],
  'page.aichat_privacy_terms.impression': ['origin'],
  'page.pro_privacy_terms.impression': ['origin'],
  'page.error_404.impression': ['origin'],
  'page.error_500.impression': ['origin'],
  'static.bounce': ['page'],
  'static.scroll': ['page'],
  v2Authorization: [],
  v2AccountCreate: [],
  v2Passphrase: [],
  v2Login: [],
  v2Tokens: [],
  v2AccountEdit: [],
  v2AccountEditConfirm: [],
} as const satisfies Record<string, readonly string[]>;

export type EventId = keyof typeof events;

export function isEventId(value: string): value is EventId {
  return Object.hasOwn(events, value);
}

/** The event's name on the wire: dots become underscores. */
export function eventPath(id: EventId): string {
  return id.replaceAll('.', '_');
}
