import * as z from 'zod/mini';
import { deviceKinds, deviceSystems } from './signInDevice';
import { Entitlement } from './subscription';
import { nonEmpty } from './wire';

/** A one-time code, or a long one, once `typedCode` has found its digits. */
export const OneTimeCode = z.string().check(z.regex(/^(?:[0-9]{6}|[0-9]{16})$/));

/** Response of `POST /api/auth/v2/authorize` for the web. The session travels in the cookie. */
export const AuthorizeResponse = z.object({ status: z.literal('ok') });

/** A single-use authorization code. */
export const CodeResponse = z.object({ code: nonEmpty });

/** The same for our page in a session that an app has opened: the address that leads back to the app. */
export const RedirectResponse = z.object({ redirect: nonEmpty });
export type RedirectResponse = z.infer<typeof RedirectResponse>;

/** Response for the web where a session ends with a sign-in. */
export const SignInResponse = z.union([CodeResponse, RedirectResponse]);
export type SignInResponse = z.infer<typeof SignInResponse>;

/** Token response (native contract §3.3). `expires_in` is in seconds. */
export const TokenResponse = z.object({
  access_token: nonEmpty,
  refresh_token: nonEmpty,
  expires_in: z.int(),
  token_type: z.literal('Bearer'),
});
export type TokenResponse = z.infer<typeof TokenResponse>;

/** Response of `POST /api/auth/v2/otp`: the same for every email address. */
export const OtpResponse = z.object({ status: z.literal('sent') });

const proof = z.string().check(z.minLength(1), z.maxLength(20_000));

export const LoginRequest = z.object({
  /** `otp`, `signature`, or `cancel`, which leads back to the app that has opened the session. */
  method: nonEmpty,
  email: z.optional(z.string()),
  otp: z.optional(z.string()),
  /** Lists the accounts paid for under the email address even when one account has it as its own. */
  list: z.optional(z.boolean()),
  /** With the method `signature`: a transaction signed by the App Store, or Google's signature over the data. */
  signature: z.optional(proof),
  source: z.optional(z.enum(['apple_app_store', 'google_play_store'])),
  google_signed_data: z.optional(proof),
  google_package_name: z.optional(proof),
});
export type LoginRequest = z.infer<typeof LoginRequest>;

/** One of several accounts that a verified email address opens. Times are milliseconds since the epoch. */
export const AccountChoice = z.object({
  /** Valid only in the sign-in for which it was issued. */
  id: nonEmpty,
  /** True for the account that has the email address as its own. */
  current: z.boolean(),
  /** Null for an account that never had a subscription. */
  subscription: z.nullable(
    z.object({
      name: z.string(),
      billingPeriod: z.string(),
      startedAt: z.int(),
      trial: z.boolean(),
      /** Null when no card is known or the provider could not be asked. */
      cardLast4: z.nullable(z.string()),
    }),
  ),
});
export type AccountChoice = z.infer<typeof AccountChoice>;

/** Response of login for the web: the sign-in, or the accounts to choose from with login/choose. */
export const LoginResponse = z.union([SignInResponse, z.object({ choices: z.array(AccountChoice) })]);
export type LoginResponse = z.infer<typeof LoginResponse>;

export const ChooseRequest = z.object({ choice: nonEmpty.check(z.maxLength(100)) });

/** Response of account/edit. */
export const EditResponse = z.object({ status: z.literal('confirm'), hash: nonEmpty });
export type EditResponse = z.infer<typeof EditResponse>;

/** Response of the first step of account/delete. */
export const DeletionResponse = z.object({
  ...EditResponse.shape,
  /** Part of the former email address, which was also mailed a code: for `former_otp`. Absent when none is needed. */
  former_email: z.optional(nonEmpty),
});
export type DeletionResponse = z.infer<typeof DeletionResponse>;

/** Response of account/edit/confirm. */
export const EditConfirmResponse = z.object({ status: z.literal('confirmed'), email: nonEmpty });
export type EditConfirmResponse = z.infer<typeof EditConfirmResponse>;

/** Response of account/edit/undo, which restores the account's former email address. */
export const UndoResponse = z.object({ status: z.literal('undone') });

/** Response of the second step of account/delete. */
export const DeleteResponse = z.object({ status: z.literal('deleted') });

/** `GET /api/auth/v2/account`. */
export const AccountResponse = z.object({
  email: z.nullable(z.string()),
  external_id: z.optional(z.string()),
  entitlements: z.array(Entitlement),
  /** The address given when paying, while the account has none of its own: nobody has proved it yet. */
  billing_email: z.optional(z.string()),
  /** How many other subscriptions were paid for under this email address; a sign-in with `list` opens them. */
  further_subscriptions: z.optional(z.int()),
  /** The app store that may charge this account again, now or after another subscription; absent where none will. */
  charging_store: z.optional(z.enum(['apple', 'google'])),
});
export type AccountResponse = z.infer<typeof AccountResponse>;

/**
 * `GET account/export`: by table its rows, under the names of the database, and of each what the beginning of the file
 * repeats in words. `mails` names the emails; an instance of an earlier release does not during an upgrade.
 */
export const AccountExport = z.looseObject({
  read_me: z.looseObject({ mails: z.optional(z.record(z.string(), z.string())) }),
  created_at: nonEmpty,
  accounts: z.array(z.looseObject({ created_at: nonEmpty })),
  outbox: z.array(z.looseObject({ template: nonEmpty, created_at: nonEmpty })),
});
export type AccountExport = z.infer<typeof AccountExport>;

export const LogoutResponse = z.object({ status: z.literal('logged_out') });

/** One signed-in device. Times are milliseconds since the epoch. */
export const SessionEntry = z.object({
  id: nonEmpty,
  platform: z.string(),
  /** Absent from an instance of an earlier release during an upgrade. */
  kind: z.optional(z.enum(deviceKinds)),
  system: z.optional(z.enum(deviceSystems)),
  createdAt: z.int(),
  lastUsedAt: z.int(),
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof SessionEntry>;
export const SessionsResponse = z.object({ sessions: z.array(SessionEntry) });
export type SessionsResponse = z.infer<typeof SessionsResponse>;

/** Claims of the access token that a page reads without verification (native contract §3.4). */
export const AccessTokenClaims = z.object({
  sub: nonEmpty,
  email: z.nullable(z.string()),
  entitlements: z.array(Entitlement),
  exp: z.int(),
  iat: z.int(),
});
export type AccessTokenClaims = z.infer<typeof AccessTokenClaims>;

/** `POST account/edit` without an email address. In v1 the response holds the token that replaces the old one. */
export const RemovalResponse = z.object({
  status: z.literal('removed'),
  email: z.null(),
  external_id: z.optional(nonEmpty),
  auth_token: z.optional(nonEmpty),
});
export type RemovalResponse = z.infer<typeof RemovalResponse>;

/** v1: `GET /api/auth/login` and `POST /api/auth/account/edit/confirm`. */
export const LoginV1Response = z.object({
  external_id: nonEmpty,
  auth_token: nonEmpty,
  email: z.nullable(z.string()),
  status: z.optional(z.string()),
});
export type LoginV1Response = z.infer<typeof LoginV1Response>;

/** v1: `POST /api/auth/account/create`. */
export const CreateV1Answer = z.object({ auth_token: nonEmpty, external_id: nonEmpty, status: nonEmpty });

/** v1: `GET /api/auth/access-token`. */
export const AccessTokenV1Answer = z.object({ access_token: nonEmpty });

/** v1: `GET /api/auth/validate-token`. The address is empty when there is none; clients do not use the number. */
export const ValidateTokenResponse = z.object({
  account: z.object({
    id: z.optional(z.union([z.string(), z.number()])),
    external_id: nonEmpty,
    email: z.nullable(z.string()),
    entitlements: z.array(Entitlement),
  }),
});
export type ValidateTokenResponse = z.infer<typeof ValidateTokenResponse>;
