/**
 * What explains the file with an account's data, at its beginning: what is in it, and what each table of the database holds.
 * `server/accountExport` says which tables and columns are in the file.
 */
export const exportWords = {
  readMe:
    'Everything we have stored about your account, table by table. Times are in UTC. Codes, keys, and signatures are left out, because whoever has one could use it. So are records of sent emails that no longer lead to an account, such as those of receipts, and of emails to addresses that you asked to add but didn’t confirm, because they may be somebody else’s. Your card and your invoices are with our payment provider; the billing page on your account shows them.',
  names:
    'Each part of the file is a table of our database, with our own names: a column that ends in “_at” is a time, and 1 stands for yes.',
  tables: {
    accounts: 'Account',
    auth_sessions: 'Sign-ins that were started',
    authorization_codes: 'Sign-ins that were completed',
    one_time_codes: 'Codes we emailed you',
    account_choices: 'Choices between accounts with the same address',
    token_families: 'Signed-in browsers and apps',
    legacy_tokens: 'Sign-ins of older apps',
    email_changes: 'Changes of your email address',
    restoration_codes: 'Code for the identity theft advisor',
    customers: 'Payment provider',
    customer_requests: 'Customer number requested from Stripe',
    subscriptions: 'Subscriptions',
    checkouts: 'Payment pages we opened for you',
    webhook_events: 'Notices about your subscriptions',
    store_sign_ins: 'Sign-ins with an app store purchase',
    trials: 'Free trials used by your account or card',
    trial_refusals:
      'Purchases that were undone: free trials whose card had had one, and second subscriptions for one email address',
    first_purchases: 'First purchase by your account or card',
    refund_requests: 'Refunds you asked for',
    outbox: 'Emails we sent you or are about to send (kept without your address once sent)',
    audit_log: 'What was done to your account',
    sale_interest: 'Interest in the subscription',
    newsletter_subscribers: 'Newsletter',
  },
} as const;
