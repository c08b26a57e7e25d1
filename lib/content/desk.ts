/** Words of the pages on which support finds a person and helps. Sums and days come in already written. */
export const deskWords = {
  title: 'People',
  lead: 'Find the person who wrote, see what they have, and help. Times are in UTC. Whatever you open or do is recorded with your name, and the person can read it in their data.',
  back: 'Settings and health',
  search: {
    label: 'Paste what the person gave you',
    hint: 'An email address, an account ID, an ID from Stripe, the number of an invoice, an order of an app store (GPA…), or a card: its last four digits, the day, and the sum, as in 4242 2026-06-01 9.99.',
    submit: 'Find',
    several: (count: number) =>
      `${count === 1 ? 'One account fits' : `${count} accounts fit`}. At most 50 are listed, each with what tells it apart.`,
    none: 'Nothing fits.',
    looked: {
      email: 'We looked for an account with this address, and for a payment made with it.',
      account: 'We looked for an account with this ID.',
      stripe: 'We looked for this customer, subscription, invoice, charge, or payment, here and at Stripe.',
      card: 'We looked through the card payments of that day and the ones before and after it.',
      order:
        'We looked for an invoice with this number, and for an order, transaction, or purchase in an app store.',
    },
    askFor: {
      email:
        'Ask for the address that the receipt was sent to, for the number of an invoice, or for the last four digits of the card with the day and the sum of the charge.',
      account: 'Ask for the address that the receipt was sent to, or for the number of an invoice.',
      stripe: 'Ask for the address that the receipt was sent to.',
      card: 'Check the day and the sum on the statement: banks often show a charge a day or two late. Or ask for the number of an invoice.',
      order:
        'Check the number letter by letter, or ask for the address that the receipt was sent to. App Store receipts name the order, which begins with M; we know the transaction, which is a number.',
    },
    leftOut: {
      stripeAway: 'Stripe didn’t answer, so what only Stripe knows wasn’t searched. Try again in a minute.',
      olderCharges:
        'Only the newest 2,000 charges of these days were looked through, so search for the day before, too, or ask for the number of an invoice.',
    },
  },
  result: {
    created: (day: string) => `account since ${day}`,
    noAddress: 'no address',
  },
  nobody: 'There’s no account with this ID.',
  sections: {
    has: 'What this person has',
    money: 'Charged and given back',
    limits: 'Limits in the way',
    mails: 'Emails',
    devices: 'Devices',
    history: 'What happened',
    letters: 'What did they write?',
    acts: 'More you can do',
  },
  /** What a section says when there is nothing. */
  none: {
    has: 'Nothing is on record.',
    money: 'Nothing was ever charged.',
    limits: 'No limit is in the way.',
    mails: 'No email is on record. Emails about a payment leave no trace here once they are sent.',
    devices: 'Nobody is signed in.',
    history: 'Nothing is on record.',
  },
  account: {
    id: (id: string) => `Account ${id}.`,
    since: (day: string) => `The account was created on ${day}.`,
    email: (email: string) => `It has the address ${email}, which its owner proved by a code.`,
    payingEmail: (email: string) =>
      `It has no address of its own. It was paid for with ${email}, which nobody has proved.`,
    noEmail: 'It has no address, and we don’t know one it was paid for with.',
    former: (email: string, day: string) => `Until ${day}, its former address ${email} can undo a change.`,
    suspended: 'It is on hold: nobody can sign in.',
    deleted: (day: string) => `It was deleted on ${day}.`,
    never: 'Nothing was ever bought on this account.',
  },
  subscription: {
    boughtAt: { stripe: 'our website', apple: 'the App Store', google: 'Google Play' },
    line: (plan: string, where: string, since: string) => `${plan}, from ${where}, since ${since}.`,
    standing: {
      renews: (day: string) => `It renews on ${day}.`,
      trial: (day: string) => `It is free until ${day}, then renews.`,
      trialEnds: (day: string) => `It is free until ${day} and then ends.`,
      ends: (day: string) => `It is canceled and ends on ${day}.`,
      replaced: (day: string) => `It ends on ${day}, when a subscription from an app store takes over.`,
      grace: (day: string) => `A payment is missing. Access lasts until ${day}.`,
      lastDays: (day: string) => `A payment failed and won’t be tried again. It ends on ${day}.`,
      inactive: (day: string) => `It has been on hold since ${day}, so there is no access.`,
      ended: (day: string) => `It ended on ${day}.`,
    },
    why: {
      canceled: 'It was canceled.',
      trialCanceled: 'It was canceled during the trial.',
      unpaid: 'It wasn’t paid for.',
      trialUnpaid: 'The first payment after the trial failed.',
      refunded: 'Its payment was given back.',
      disputed: 'A bank took its payment back.',
      replaced: 'A subscription from an app store took its place.',
      accountDeleted: 'The account was deleted.',
    },
  },
  money: {
    away: 'Stripe didn’t answer, so charges aren’t shown. Reload the page in a minute.',
    paid: (sum: string, day: string, card: string, invoice: string) =>
      `${sum} was charged on ${day} to ${card}, ${invoice}.`,
    atBank: (sum: string) => `A payment of ${sum} waits until they confirm it to their bank.`,
    failed: (sum: string, day: string, card: string) =>
      `A charge of ${sum} to ${card} was refused on ${day}.`,
    card: (brandName: string, last4: string) => `${brandName} ending in ${last4}`,
    someCard: 'a card',
    invoice: (number: string) => `invoice ${number}`,
    noInvoice: 'without an invoice',
    back: (sum: string) => `${sum} of it was given back.`,
    disputed: 'The bank of the card has taken it back or is doing so (a dispute).',
    store: (sum: string, day: string, order: string) => `${sum} was charged on ${day}, order ${order}.`,
    storeBack: (sum: string, day: string, order: string) =>
      `${sum} was given back on ${day}, order ${order}.`,
    asked: (day: string) => `They asked for the money back on ${day}, and it hasn’t been given back yet.`,
    given: (sum: string, day: string) => `${sum} was given back on request, on ${day}.`,
  },
  limits: {
    line: (what: string, until: string) => `${what} This lasts until ${until}.`,
    what: {
      'mails-an-hour': 'The address has had all the codes that strangers may ask for in an hour.',
      'mails-a-day': 'The address has had all the codes that strangers may ask for in a day.',
      'first-mails-a-day': 'The address isn’t proved, and has had all the emails it may get in a day.',
      guesses:
        'Too many wrong codes were entered in a day. This isn’t lifted, but the way in that you can send works all the same.',
      'edits-by-account': 'The address was changed too often in an hour.',
      'payments-by-account': 'Payment pages were opened too often.',
      'undone-by-account': 'Too many purchases were undone in a day, so no payment page opens.',
      'exports-by-account': 'The data was downloaded as often as it may be in a day.',
      'sign-in-mails': 'Emails about new sign-ins are held back for an hour.',
      'change-mails': 'Emails about changes of the plan are held back for a day.',
    },
  },
  mails: {
    line: (name: string, day: string, state: string) => `${name}, ${day}: ${state}`,
    states: {
      waiting: 'still waits to be sent.',
      accepted: 'accepted by their email provider.',
      failed: 'not accepted.',
      held: 'held back, because of a limit.',
    },
  },
  devices: {
    line: (name: string, since: string, last: string) => `${name}, since ${since}, last used ${last}.`,
  },
  history: {
    line: (at: string, sentence: string) => `${at}: ${sentence}`,
    begun: 'It was begun: look above whether money was given back.',
    refused: (code: string) => `It was refused (${code}).`,
    detail: (detail: string) => `(${detail})`,
  },
  acts: {
    'way-in': {
      button: 'Send a way in',
      tells:
        'An email with a long code goes to the address of the account, or to the one that it was paid with. It signs in once, within a day.',
      done: 'The code is on its way.',
    },
    limits: {
      button: 'Lift the limits',
      tells: 'What was counted for this person is forgotten, except wrong codes.',
      done: 'The limits are lifted.',
    },
    device: {
      button: 'Sign it out',
      tells: 'The device is signed out at once. If we have an address, the person is told by email.',
      done: 'The device is signed out.',
    },
    cancel: {
      button: 'Cancel at the end of the period',
      tells: 'It stays until what is paid for is over. The person is told by email.',
      done: 'It is canceled.',
    },
    refund: {
      button: 'Give money back',
      tells: 'You see it all once more before anything moves.',
      done: 'The money is on its way back. If we have an address, the person is told by email. A subscription that ends with it is shown as ended within seconds: reload this page.',
    },
    deletion: {
      button: 'Start the deletion',
      tells:
        'An email tells how to delete the account. Nothing is deleted before the person has entered the code that we send them then.',
      done: 'The email about the deletion is on its way.',
    },
    suspend: {
      button: 'Put on hold',
      tells: 'Nobody can sign in until it is taken off hold. The subscription goes on and is charged.',
      done: 'The account is on hold.',
    },
    unsuspend: {
      button: 'Take off hold',
      tells: 'Sign-ins work again.',
      done: 'The account is off hold.',
    },
  },
  form: {
    reason: 'Why?',
    reasonHint: 'The person can read this.',
    sum: (currency: string) => `How much, in ${currency}`,
  },
  confirm: {
    title: 'Give this back?',
    rows: {
      heading: 'The refund',
      name: 'What',
      value: 'Value',
      person: 'Person',
      sum: 'Sum',
      card: 'Card',
      invoice: 'Invoice',
      reason: 'Reason',
    },
    ends: 'If this is all that was paid for the current period, the subscription ends with it.',
    button: (sum: string) => `Give back ${sum}`,
    back: 'Back, give nothing',
  },
  problems: {
    heading: 'This wasn’t done',
    reason: 'Say why, in a few words.',
    sum: (most: string) => `Give back more than nothing, and at most ${most}.`,
    gone: 'There is nothing left of this payment to give back.',
    repeated:
      'This refund was confirmed before, so nothing more was given back. Open the person again to see it.',
    refused:
      'Stripe refused, so nothing moved. Look at the payment at Stripe: the balance may be too low, or a bank may be taking it back.',
    away: 'Stripe didn’t answer in time, so the money may have moved or not. Open the person again: what was given back is listed there.',
    mails: 'The address has had as many emails as it may get. Lift the limits first.',
    unable: 'This can’t be done now: the record has changed. Open the person again.',
    back: 'Back to the person',
  },
  letters: {
    signIn: {
      heading: '“I paid and cannot sign in”',
      deleted: (day: string) =>
        `The account was deleted on ${day}, and nothing opens it. If they paid after that, it was on another account: search by the receipt.`,
      suspended: 'The account is on hold. Find out why in “What happened,” then take it off hold.',
      limited: (until: string) =>
        `A limit stands in the way until ${until}. Lift it, then have them ask for a new code.`,
      failedMail: (day: string) =>
        `Our email to them wasn’t accepted on ${day}: ask whether the inbox is full or the address misspelled, then send a way in.`,
      proved: (email: string) => `Send a way in to ${email}, the address of the account.`,
      paying: (email: string) =>
        `They never added an address. Send a way in to ${email}, which they paid with: it becomes the address of the account.`,
      store:
        'They bought in an app store and never added an address. Have them open the app and choose to restore the purchase; no code is needed.',
      nothing:
        'Nothing runs on this account, so signing in wouldn’t help. They may have paid on another account: search by the receipt or the card.',
    },
    twice: {
      heading: '“I was charged twice”',
      twoCharges: (sum: string, day: string) =>
        `Two charges of ${sum} lie close together, the later one on ${day}. Give that one back.`,
      twoRunning:
        'Two subscriptions run at the same time. Cancel the one from our website, or tell them to cancel the other one in its store.',
      never:
        'We charged nothing on this account. If an app store did, it is the store that they have to ask; or they paid on another account: search by the card’s last four digits, the day, and the sum.',
      once: 'We charged once in each period. A second one on the statement is often a reservation, which disappears within a week; if it stays, search by the card’s last four digits, the day, and the sum.',
    },
    moneyBack: {
      heading: '“I want my money back”',
      given: (sum: string, day: string) =>
        `${sum} went back on ${day}. Banks usually take 5 to 10 business days to show it.`,
      waits: (day: string) =>
        `They asked on ${day}, and Stripe hasn’t taken the refund yet. It is tried again by itself; nothing is left to do.`,
      disputed: 'Their bank is taking the money back, so there is nothing for us to give back.',
      store: (url: string) => `An app store sold it, and only the store can give it back: ${url}`,
      promised: (day: string) =>
        `The money-back promise holds until ${day}: give all of it back. Their account page has the same button.`,
      yours: (sum: string) =>
        `The promise is over, or isn’t for this purchase, so it is yours to decide. At most ${sum} can go back.`,
      nothing: 'There is nothing left that could be given back.',
    },
    lostAddress: {
      heading: '“I no longer have that address”',
      former: (day: string) =>
        `The address was changed lately. The email to the former address has a link that undoes it until ${day}: ask them to look for it.`,
      signedIn: (device: string) =>
        `Somebody is signed in on ${device}. Even there, a new address takes a code from the old inbox. If they can’t open that, cancel what still renews, and have them subscribe again with an address they have.`,
      noAddress: 'The account has no address. They can add one on a device that is signed in.',
      gone: 'Nobody is signed in, and only the old inbox proves that it is theirs. Cancel what still renews, so that nothing more is charged, and have them subscribe again. Never send a way in to an address that somebody wrote to you.',
    },
    deletion: {
      heading: '“Delete everything you have”',
      deleted: (day: string) =>
        `It was deleted on ${day}. What the law makes us keep is in the privacy policy.`,
      store:
        'Start the deletion, and tell them to cancel in their app store as well: deleting the account doesn’t.',
      start: 'Start the deletion. They confirm it with a code that only their inbox gets.',
      noAddress:
        'We have no address to send it to. They can delete the account on a device that is signed in, at the bottom of the account page.',
    },
  },
} as const;
