/**
 * Expressions that we do not use, and what to write instead. `docs/writing.md` says why. `wrong` is found and `right` is
 * not: a test holds each entry to both. Entries with `alsoInDocuments` hold for the documents of maintainers too.
 *
 * @type {{ avoid: RegExp, say: string, wrong: string, right: string, alsoInDocuments?: boolean }[]}
 */
export const wording = [
  {
    avoid:
      /\bpress(?:es|ed|ing)?\b(?! (?:kit|contact|materials|email|page|release|Enter|Escape|Alt|the question mark))/,
    say: 'select, tap, or click; keys are pressed',
    wrong: 'Then press the button.',
    right: 'Press Enter. The Press page has a press kit.',
  },
  {
    avoid: /\b(?:with|at|in) (?:one|a|two) press(?:es)?\b/i,
    say: 'one click, one tap',
    wrong: 'in two presses',
    right: 'in two clicks',
  },
  {
    avoid: /\b[Tt]ouch(?:es|ed)? (?=[“"\p{Lu}]|the (?:three|button))/u,
    say: 'tap',
    wrong: 'Touch “Search.”',
    right: 'A change touches you.',
  },
  {
    avoid: /\be-mail/i,
    say: 'email',
    wrong: 'your e-mail address',
    right: 'your email address',
    alsoInDocuments: true,
  },
  {
    avoid: /(?<!e-)\b[Mm]ails?\b(?! (?:app|carrier)\b|ing)/,
    say: 'email',
    wrong: 'look into your mail',
    right: 'the mail app',
  },
  { avoid: /\bmailbox/i, say: 'inbox', wrong: 'in your mailbox', right: 'in your inbox' },
  {
    avoid: /\b[Ll]og(?:ged|ging)? (?:in|out)\b|\b[Ll]og-?in\b/,
    say: 'sign in, sign out',
    wrong: 'Log in',
    right: 'It keeps no logs.',
  },
  { avoid: /\bnetwork address/i, say: 'IP address', wrong: 'your network address', right: 'your IP address' },
  {
    avoid: /\bswitch(?:ed|es)? (?:\p{L}+ )?(?:on|off)\b/iu,
    say: 'turn on, turn off',
    wrong: 'Switch it off.',
    right: 'a switch',
  },
  { avoid: /\badviser/i, say: 'advisor', wrong: 'an adviser', right: 'an advisor', alsoInDocuments: true },
  {
    avoid: /\bcancell(?:ed|ing)\b/i,
    say: 'canceled, canceling',
    wrong: 'Cancelled',
    right: 'cancellation',
    alsoInDocuments: true,
  },
  {
    avoid: /\b(?:whilst|amongst|fortnight|towards|afterwards|learnt|spelt)\b/i,
    say: 'the American word',
    wrong: 'afterwards',
    right: 'afterward',
    alsoInDocuments: true,
  },
  { avoid: /(?<!\bat )\bany time\b/i, say: 'anytime', wrong: 'Cancel any time.', right: 'at any time' },
  {
    avoid: /\bin private\b(?! (?:windows?|messag))/i,
    say: 'privately',
    wrong: 'Search in private.',
    right: 'in private windows',
  },
  {
    avoid: /\bgo on (?:with|to|signing)\b/i,
    say: 'continue',
    wrong: 'Go on with email',
    right: 'go on vacation',
  },
  {
    avoid: /\b(?:asked|taken?|takes?|look) (?:it |for |them )?(?:off|away) again\b/i,
    say: 'remove, request again',
    wrong: 'take it off again',
    right: 'takes it off the list',
  },
  {
    avoid: /\b(?:without|minus) (?:an|the) audience\b|\bwith(?:out)? a tail\b/i,
    say: 'what it is, in plain words',
    wrong: 'Links with a tail',
    right: 'Tracking codes in links',
  },
  {
    avoid: /\bfor want of\b|\bhalf-way\b|\bby their own programs\b|\bthe line ends\b/i,
    say: 'the everyday word',
    wrong: 'for want of money',
    right: 'insufficient funds',
  },
  { avoid: /\bper cent\b/i, say: '%', wrong: 'twenty per cent', right: '20%', alsoInDocuments: true },
  {
    avoid: /\boops\b|\bclick here\b|\bplease note\b/i,
    say: 'what happened, and what to do',
    wrong: 'Oops!',
    right: 'loops',
  },
  {
    avoid: /\b(?:simply|just) (?:click|tap|select|enter|add)\b/i,
    say: 'leave out “simply” and “just”',
    wrong: 'Simply click',
    right: 'Click',
  },
  {
    avoid: /(?<=\p{L})'(?=\p{L})|(?<![\w=])"(?=\p{L})/u,
    say: 'curly quotation marks and apostrophes',
    wrong: "don't",
    right: 'don’t',
  },
  {
    avoid: /”[.,]/,
    say: 'periods and commas go inside the quotation marks',
    wrong: 'Select “Search”.',
    right: 'Select “Search.”',
  },
];
