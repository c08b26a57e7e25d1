/**
 * Why a call sends each of its statements. The first pattern that matches a statement gives the reason; a statement that
 * none matches fails the bench, so a new one needs a line here.
 */
const reasons = [
  [/^begin immediate$/, 'opens the transaction that calls of the same moment share'],
  [/^savepoint call$/, 'lets this call fail alone'],
  [/^release call$/, 'ends this call; it is answered after the commit'],
  [/^commit$/, 'one flush for everything that waits for it'],
  [/^(begin|start transaction)$/, 'limits, effect, and audit log together or not at all'],

  [/^select .* from "auth_sessions"/, 'which sign-in the cookie belongs to'],
  [/^insert into "auth_sessions"/, 'the sign-in begins; a challenge opens one only'],
  [/^update "auth_sessions"/, 'a sign-in issues codes for one account only'],

  [
    /^select .* from "accounts" where "email" =/,
    'whether the address has an account, asked for every address alike',
  ],
  [/^select .* from "customers"/, 'whether the address paid for an account without one, asked alike'],
  [
    /^update "accounts" set "status" = "status"/,
    'locks the account against a deletion at the same time, and reads it',
  ],

  [
    /^select .* from "counters" where "key" in/,
    'whether too many sign-ins fail here, or which attempts of rolling limits are free, all at once',
  ],
  [
    /^insert into counters\b/,
    'counts one attempt for a network and, unless that is over, for the wide one around it',
  ],
  [/^insert into "counters" .* case when/, 'counts one attempt in a window: the pause between codes, tries'],
  [/^insert into "counters"/, 'takes the free attempts, guarded, for all rolling limits at once'],
  [/^delete from "counters"/, 'a right code gives its guesses back'],

  [/^select .* from "one_time_codes"/, 'the code that was sent, before a try is counted for it'],
  [/^insert into "one_time_codes"/, 'the new code, in place of the one before'],
  [/^update "one_time_codes" set "used_at"/, 'uses the code up, once'],
  [/^update "one_time_codes" set "answer"/, 'the same answer for a client that lost the first'],

  [/^insert into "authorization_codes"/, 'the authorization code'],
  [
    /^select .* from "?authorization_codes\b/,
    'the code, its challenge and account, and what is paid for, before tokens are signed',
  ],
  [/^update "authorization_codes"/, 'uses the code up, once, and names the tokens it gave'],

  [/^select .* from "subscriptions"/, 'what is paid for, as a claim of the token or for the page'],
  [
    /^select .* from "?token_pairs\b/,
    'pair, family and account: whether the token still counts, and what is paid for',
  ],
  [/^insert into "token_families"/, 'the new device'],
  [/^update "token_families"/, 'locks the device against a logout at the same time, and notes its use'],
  [/^update "token_pairs"/, 'uses the refresh token up, once, and keeps its answer for ten seconds'],
  [/^insert into "token_pairs"/, 'the new pair of tokens'],
  [/^select .* from "signing_keys"/, 'the keys, once a minute'],

  [/^insert into "outbox"/, 'the mail, which is sent if and only if the call is committed'],
  [/^select .* from "outbox"/, 'the mail worker finds what is due'],
  [
    /^update "outbox" set .*"lease_until" = .*"attempts"/,
    'the mail worker claims the mail, so that no other sends it',
  ],
  [/^update "outbox"/, 'the mail worker notes that it was sent, and wipes it'],

  [/^insert into "audit_log"/, 'who did what, on record with its effect'],
  [/^update "checkouts"/, 'claims the look at a payment page, so that Stripe is asked once at a time'],
  [
    /^select .* from "(checkouts|trial_refusals|refund_requests|customers)"/,
    'whether a purchase is still on its way',
  ],
];

/** The reason, or null when nobody has given one. */
export function reasonFor(sql) {
  return reasons.find(([pattern]) => pattern.test(sql))?.[1] ?? null;
}
