/**
 * Every event a page may send: what it says and when. Events count pages and outcomes; they carry no id of a person.
 * Parameters are a closed list, so that nothing typed or read from an address can slip into a count.
 */
export type EventDefinition = { description: string; trigger: string; parameters: readonly string[] };

function impression(page: string): EventDefinition {
  return {
    description: `The ${page} page was shown.`,
    trigger: 'Once per page view.',
    parameters: ['origin'],
  };
}

function authFailure(call: string): EventDefinition {
  return {
    description: `The ${call} call failed.`,
    trigger: 'A failed call, before it is thrown on.',
    parameters: [],
  };
}

export const events = {
  'page.home.impression': impression('home'),
  'page.pro.impression': impression('subscription landing'),
  'page.pro.buy.click': {
    description: 'A visitor chose a plan and went on to pay.',
    trigger: 'Press of the buy button.',
    parameters: ['origin', 'period'],
  },
  'page.welcome.impression': impression('welcome'),
  'page.email_add.impression': impression('add e-mail'),
  'page.email_add.success': {
    description: 'An address was confirmed.',
    trigger: 'The confirmation call succeeded.',
    parameters: [],
  },
  'page.email_edit.impression': impression('edit e-mail'),
  'page.email_edit.success': {
    description: 'An address was changed.',
    trigger: 'The confirmation call succeeded.',
    parameters: [],
  },
  'page.email_undo.impression': impression('undo e-mail change'),
  'page.email_confirm.impression': impression('confirm code'),
  'page.activate.impression': impression('sign-in'),
  'page.activate.success': {
    description: 'Somebody signed in.',
    trigger: 'Tokens were received.',
    parameters: [],
  },
  'page.manage.impression': impression('account'),
  'page.delete.success': {
    description: 'An account was deleted.',
    trigger: 'The deletion call succeeded.',
    parameters: [],
  },
  'page.error_404.impression': impression('not found'),
  'page.error_500.impression': impression('server error'),
  'static.bounce': {
    description: 'The visitor left within ten seconds without touching the page.',
    trigger: 'The page was hidden within ten seconds of its view; once per page view.',
    parameters: ['page'],
  },
  'static.scroll': {
    description: 'The page was scrolled by at least fifty pixels.',
    trigger: 'First such scroll of a page view.',
    parameters: ['page'],
  },
  v2Authorization: authFailure('authorize'),
  v2AccountCreate: authFailure('account/create'),
  v2Passphrase: authFailure('otp'),
  v2Login: authFailure('login'),
  v2Tokens: authFailure('token'),
  v2AccountEdit: authFailure('account/edit'),
  v2AccountEditConfirm: authFailure('account/edit/confirm'),
} as const satisfies Record<string, EventDefinition>;

export type EventId = keyof typeof events;

export function isEventId(value: string): value is EventId {
  return Object.hasOwn(events, value);
}

/** The event's name on the wire: dots become underscores. */
export function eventPath(id: EventId): string {
  return id.replaceAll('.', '_');
}
