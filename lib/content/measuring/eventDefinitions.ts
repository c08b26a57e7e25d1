import type { EventId, PageEventName } from '../events/events';

/** What an event says and when it is sent. */
export type EventDefinition = { description: string; trigger: string };

type Impression = `page.${PageEventName}.impression`;

/** What each page is called in the sentence about its view. */
const pages: Record<PageEventName, string> = {
  home: 'home',
  about: 'about',
  acceptable_use: 'acceptable use',
  accessibility: 'accessibility statement',
  aichat_privacy_terms: 'AI chat privacy and terms',
  app: 'about the browser',
  appdevices: 'browser on every device',
  applanding: 'browser campaign',
  appnosupport: 'device not supported',
  bangs: 'bangs',
  browser: 'browser',
  cancel: 'cancellation of a contract',
  careers: 'careers',
  compare_privacy: 'privacy comparison',
  contact: 'contact form',
  donations: 'donations',
  duckai: 'AI chat',
  email: 'email protection',
  extension_success: 'extension installed',
  help: 'help',
  how_we_hire: 'how we hire',
  how_we_work: 'how we work',
  mac: 'Mac download',
  malicious_site_report: 'report of a false warning',
  newsletter: 'newsletter',
  press: 'press',
  privacy: 'privacy',
  pro_notify: 'interest in the subscription',
  pro_privacy_terms: 'subscription privacy and terms',
  security: 'security',
  settings: 'settings',
  statement: 'confirmation of a withdrawal or a cancellation',
  status: 'service status',
  sync_pairing: 'device pairing',
  terms: 'terms',
  theme: 'theme',
  updates: 'updates',
  vpn_locations: 'VPN locations',
  windows: 'Windows download',
  windows_preview: 'Windows preview',
  windows_user_survey: 'Windows user survey',
  withdraw: 'withdrawal from a contract',
  error_404: 'not found',
  error_410: 'gone',
  error_418: 'refused',
  error_418_challenge: 'refused, with a challenge',
  error_418_limit: 'refused, with a limit',
  error_418_region: 'refused, for the region',
  error_500: 'server error',
  pro: 'subscription landing',
  subscriptions: 'subscription landing in the apps',
  subscriptions_plans: 'plans in the apps',
  welcome: 'welcome',
  email_add: 'add email',
  email_confirm: 'confirm code',
  email_success: 'email confirmed',
  email_verify: 'verify email',
  email_edit: 'edit email',
  email_undo: 'undo email change',
  email_delete: 'remove email',
  activate: 'sign-in',
  activation_flow: 'choice of activation',
  activation_this_device: 'activation on this device',
  activation_another_device: 'activation on another device',
  manage: 'account',
  identity_theft_restoration: 'identity theft restoration',
  dbp: 'data removal, paid',
  dbp_name: 'data removal, paid: name',
  dbp_year: 'data removal, paid: year',
  dbp_address: 'data removal, paid: address',
  dbp_confirm: 'data removal, paid: confirm',
  dbp_scan_progress: 'data removal, paid: scan progress',
  dbp_dashboard: 'data removal, paid: dashboard',
  dbp_edit_profile: 'data removal, paid: edit profile',
  dbp_profile_deleted: 'data removal, paid: profile deleted',
  dbp_feedback: 'data removal, paid: feedback',
  dbp_free: 'data removal, free',
  dbp_free_name: 'data removal, free: name',
  dbp_free_year: 'data removal, free: year',
  dbp_free_address: 'data removal, free: address',
  dbp_free_confirm: 'data removal, free: confirm',
  dbp_free_scan_progress: 'data removal, free: scan progress',
  dbp_free_dashboard: 'data removal, free: dashboard',
  dbp_free_edit_profile: 'data removal, free: edit profile',
  dbp_free_profile_deleted: 'data removal, free: profile deleted',
  dbp_free_feedback: 'data removal, free: feedback',
};

function pressed(what: string): EventDefinition {
  return { description: `A visitor selected ${what}.`, trigger: 'Each click or tap.' };
}

function download(page: string): EventDefinition {
  return {
    description: `A visitor selected a download or a store on the ${page} page.`,
    trigger: 'Click or tap on a download button or store badge.',
  };
}

function sent(form: string): EventDefinition {
  return { description: `A visitor sent the ${form}.`, trigger: 'Submission of the form.' };
}

function authFailure(call: string): EventDefinition {
  return {
    description: `The ${call} call failed.`,
    trigger: 'A call failed, before the error is thrown again.',
  };
}

/** Every event other than page views. The compiler asks for the definition of each new one. */
const definitions: Record<Exclude<EventId, Impression>, EventDefinition> = {
  'page.home.search.submit': sent('search box'),
  'page.home.search.suggest': pressed('a suggestion under the search box'),
  'page.home.download.click': download('home'),
  'page.home.promo.shown': {
    description: 'A promotion for the visitor’s device was shown.',
    trigger: 'Once per page view.',
  },
  'page.home.promo.click': pressed('a promotion'),
  'page.home.compare.click': pressed('the link to the comparison'),
  'page.home.faq.toggle': pressed('a question'),
  'page.home.feedback.yes': pressed('the answer that AI is useful on the home page'),
  'page.home.feedback.no': pressed('the answer that AI is not useful on the home page'),
  'page.app.download.click': download('browser'),
  'page.applanding.download.click': download('browser campaign'),
  'page.appdevices.download.click': download('every device'),
  'page.appnosupport.download.click': download('device not supported'),
  'page.browser.download.click': download('browser'),
  'page.mac.download.click': download('Mac'),
  'page.windows.download.click': download('Windows'),
  'page.windows_preview.download.click': download('Windows preview'),
  'page.extension_success.download.click': download('extension installed'),
  'page.compare_privacy.download.click': download('privacy comparison'),
  'page.compare_privacy.browser.click': pressed('the name of a browser to compare with'),
  'page.email.download.click': download('email protection'),
  'page.sync_pairing.download.click': download('sync pairing'),
  'page.about.join.click': pressed('the link to open roles'),
  'page.about.timeline.click': pressed('a button in the timeline'),
  'page.careers.listing.toggle': pressed('an open role'),
  'page.careers.applynow.click': pressed('the link to apply'),
  'page.careers.share.click': pressed('the button that shares a role'),
  'page.press.materials.click': pressed('the link to the press materials'),
  'page.press.brandassets.click': pressed('the press kit download'),
  'page.press.email.click': pressed('the press email address'),
  'page.newsletter.form.submit': sent('newsletter form'),
  'page.bangs.bang.click': pressed('a bang'),
  'page.bangs.category.click': pressed('a category of bangs'),
  'page.bangs.search.submit': sent('search for a bang'),
  'page.updates.link.click': pressed('a link in an update'),
  'page.windows_user_survey.form.submit': sent('survey'),
  'page.malicious_site_report.form.submit': sent('report'),
  'page.theme.choice.click': pressed('a theme'),
  'page.settings.saved': { description: 'Search settings were changed.', trigger: 'Each saved change.' },
  'atb.banner.impression': {
    description: 'The install banner was shown.',
    trigger: 'Once per page view.',
  },
  'atb.banner.click': pressed('the install banner'),
  'atb.banner.dismiss': pressed('the button that closes the install banner'),
  'static.header.logo.click': pressed('the logo'),
  'static.sidemenu.open': pressed('the menu button'),
  'static.sidemenu.click': pressed('a link in the menu'),
  'static.footer.click': pressed('a link in the footer'),
  'static.blogpost.click': pressed('a blog post'),
  'static.experiment': {
    description: 'A visitor took part in an experiment, in one of its variants.',
    trigger: 'First view that shows the variant; once per visitor and experiment.',
  },
  'static.error': {
    description: 'A script on the page failed; the kind says whether it threw or rejected.',
    trigger: 'First failure of a page view.',
  },
  'page.pro.buy.click': {
    description:
      'A visitor chose a plan and continued to payment, on the first, second, third, or a later view of the offer.',
    trigger: 'Click or tap on the buy button.',
  },
  'page.subscriptions.buy.click': {
    description: 'Someone chose a plan in an app, which opened its store.',
    trigger: 'Click or tap on the buy button.',
  },
  'page.subscriptions_plans.change.click': {
    description: 'A subscriber chose a different plan in an app.',
    trigger: 'Click or tap on the button that changes the plan.',
  },
  'page.welcome.experiment': {
    description: 'A visitor who took part in an experiment completed a purchase.',
    trigger: 'Once per completed purchase and experiment whose variant was shown before it.',
  },
  'page.email_add.success': {
    description: 'An address was confirmed.',
    trigger: 'The confirmation call succeeded.',
  },
  'page.email_edit.success': {
    description: 'An address was changed.',
    trigger: 'The confirmation call succeeded.',
  },
  'page.activate.success': { description: 'Someone signed in.', trigger: 'Tokens were received.' },
  'page.delete.success': {
    description: 'An account was deleted.',
    trigger: 'The deletion call succeeded.',
  },
  'page.dbp.scan.start': {
    description: 'A first scan of data broker sites was started.',
    trigger: 'The profile was saved, and the app started scanning.',
  },
  'page.dbp.subscribe.click': pressed('the link from the free scan to the subscription'),
  'page.identity_theft_restoration.code.request': {
    description: 'Someone requested an access code for an advisor.',
    trigger: 'Click or tap on the button, before the call.',
  },
  'page.identity_theft_restoration.call.click': pressed('the phone number of the advisor'),
  'static.bounce': {
    description: 'The visitor left within 10 seconds without interacting with the page.',
    trigger: 'The page was hidden within 10 seconds of being shown; once per page view.',
  },
  'static.scroll': {
    description: 'The page was scrolled by at least 50 pixels.',
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

function impressionDefinitions(): Record<string, EventDefinition> {
  return Object.fromEntries(
    Object.entries(pages).map(([page, name]) => [
      `page.${page}.impression`,
      { description: `The ${name} page was shown.`, trigger: 'Once per page view.' },
    ]),
  );
}

/** One for every event. */
export const eventDefinitions: Readonly<Record<string, EventDefinition>> = {
  ...impressionDefinitions(),
  ...definitions,
};
