/** Words of the page that lists what the sandbox's payment provider has stored. */
export const recordsWords = {
  title: 'Payment records',
  heading: 'Payment records',
  lead: 'What the simulated payment provider has stored, newest first. At most 50 of each kind are shown.',
  back: 'All sandbox controls',
  none: 'Nothing yet.',
  kinds: {
    customers: 'Customers',
    subscriptions: 'Subscriptions',
    invoices: 'Invoices',
    events: 'Events',
  },
  columns: {
    created: 'Created',
    number: 'Number',
    email: 'Email address',
    customer: 'Customer',
    status: 'Status',
    plan: 'Plan',
    amount: 'Amount',
    type: 'Type',
    about: 'About',
  },
  intervals: { day: 'Daily', week: 'Weekly', month: 'Monthly', year: 'Yearly' },
} as const;
