import type { EventId } from './events';

/** What an event says and when it is sent. */
export type EventDefinition = { description: string; trigger: string };

function impression(page: string): EventDefinition {
  return {
    description: `The ${page} page was shown.`,
    trigger: 'Once per page view.',
  };
}

function authFailure(call: string): EventDefinition {
  return {
    description: `The ${call} call failed.`,
    trigger: 'A failed call, before it is thrown on.',
  };
}

/** One for every event: the compiler asks for the definition of each new one. */
export const eventDefinitions: Record<EventId, EventDefinition> = {
  'page.home.impression': impression('home'),
  'page.pro.impression': impression('subscription landing'),
  'page.pro.buy.click': {
    description: 'A visitor chose a plan and went on to pay.',
    trigger: 'Press of the buy button.',
  },
  'page.welcome.impression': impression('welcome'),
  'page.email_add.impression': impression('add e-mail'),
  'page.email_add.success': {
    description: 'An address was confirmed.',
    trigger: 'The confirmation call succeeded.',
  },
  'page.email_edit.impression': impression('edit e-mail'),
  'page.email_edit.success': {
    description: 'An address was changed.',
    trigger: 'The confirmation call succeeded.',
  },
  'page.email_undo.impression': impression('undo e-mail change'),
  'page.email_confirm.impression': impression('confirm code'),
  'page.activate.impression': impression('sign-in'),
  'page.activate.success': {
    description: 'Somebody signed in.',
    trigger: 'Tokens were received.',
  },
  'page.manage.impression': impression('account'),
  'page.delete.success': {
    description: 'An account was deleted.',
    trigger: 'The deletion call succeeded.',
  },
  'page.privacy.impression': impression('privacy policy'),
  'page.terms.impression': impression('terms of use'),
  'page.acceptable_use.impression': impression('acceptable use'),
  'page.aichat_privacy_terms.impression': impression('AI chat privacy and terms'),
  'page.pro_privacy_terms.impression': impression('subscription privacy and terms'),
  'page.error_404.impression': impression('not found'),
  'page.error_500.impression': impression('server error'),
  'static.bounce': {
    description: 'The visitor left within ten seconds without touching the page.',
    trigger: 'The page was hidden within ten seconds of its view; once per page view.',
  },
  'static.scroll': {
    description: 'The page was scrolled by at least fifty pixels.',
    trigger: 'First such scroll of a page view.',
  },
  v2Authorization: authFailure('authorize'),
  v2AccountCreate: authFailure('account/create'),
  v2Passphrase: authFailure('otp'),
  v2Login: authFailure('login'),
  v2Tokens: authFailure('token'),
  v2AccountEdit: authFailure('account/edit'),
  v2AccountEditConfirm: authFailure('account/edit/confirm'),
};
