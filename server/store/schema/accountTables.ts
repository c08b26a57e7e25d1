import type { Generated } from 'kysely';
import type { DeviceKind, DeviceSystem } from '@/lib/contract/signInDevice';

export type OneTimeCodePurpose = 'login' | 'edit' | 'delete' | 'revoke';

export interface AccountTables {
  /** Times are milliseconds since the epoch on the service clock. Secrets are stored only as keyed hashes. */
  accounts: {
    id: string;
    /** In lower case, the domain in ASCII; null until one is confirmed. Unique among accounts that are not deleted. */
    email: string | null;
    status: 'active' | 'suspended' | 'deleted';
    locale: string;
    created_at: number;
    deleted_at: number | null;
    /** While the account has no email address: when to check next whether anybody still uses it. */
    review_after: Generated<number>;
  };

  /** One sign-in, opened by authorize. With a `redirect_uri` it answers in native form. */
  auth_sessions: {
    id_hash: string;
    client_id: string;
    redirect_uri: string | null;
    /** Unique: a challenge opens one session. Sessions are kept for thirty days so that a reuse is noticed. */
    code_challenge: string;
    /** What the client wants back beside the code. */
    state: Generated<string | null>;
    /** Set when the session issued its code; a session belongs to one account. */
    account_id: string | null;
    created_at: number;
    expires_at: number;
  };

  authorization_codes: {
    code_hash: string;
    session_hash: string;
    account_id: string;
    client_id: string;
    redirect_uri: string | null;
    code_challenge: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    /** When the person proved the email address with a one-time code; null for silent accounts. */
    authenticated_at: number | null;
    /** The token family issued for this code; it ends when the code is presented again. */
    family_id: string | null;
    /** The v1 sign-in that was exchanged for this code. */
    legacy_sign_in_id: Generated<string | null>;
    /** 1 when the account's email address is told of the sign-in that this code begins. */
    tells_owner: Generated<number>;
    /** 1 when a copied receipt could have opened it, so that it may use the subscription and nothing else. */
    by_receipt: Generated<number>;
  };

  /** A proved email address that opens several accounts: one offer for an auth session, which can be accepted once. */
  account_choices: {
    session_hash: string;
    /** The one-time code that proved the email address. */
    code_id: string;
    email: string;
    created_at: number;
    expires_at: number;
    used_at: number | null;
    /** The account that was picked. */
    account_id: string | null;
    /** The encrypted answer, for the same session repeating its choice within thirty seconds. */
    answer: string | null;
  };

  one_time_codes: {
    id: string;
    purpose: OneTimeCodePurpose;
    /** What the code is bound to besides purpose and email address: an auth session or a token family. */
    binding: string;
    email: string;
    account_id: string | null;
    code_hash: string;
    created_at: number;
    expires_at: number;
    attempts: Generated<number>;
    used_at: number | null;
    /** The encrypted answer, for the same session repeating the same code within thirty seconds. */
    answer: string | null;
  };

  /** A signed-in device: all refresh tokens that descend from one sign-in. */
  token_families: {
    id: string;
    account_id: string;
    client_id: string;
    platform: string;
    /** Both null for a sign-in from an earlier release, which is known by its platform alone. */
    kind: Generated<DeviceKind | null>;
    system: Generated<DeviceSystem | null>;
    /** When the person last proved the email address with a code in this family; null for silent accounts. */
    authenticated_at: number | null;
    created_at: number;
    last_used_at: number;
    absolute_expires_at: number;
    revoked_at: number | null;
    revoked_reason: string | null;
    /** The v1 sign-in that was exchanged for this family; together they are one device and end together. */
    legacy_sign_in_id: Generated<string | null>;
    /** 1 when a copied receipt could have opened it, so that it may use the subscription and nothing else. */
    by_receipt: Generated<number>;
  };

  /** One access and refresh pair. `pair_hash` is the hash of the shared prefix of their `jti`. */
  token_pairs: {
    pair_hash: string;
    family_id: string;
    created_at: number;
    expires_at: number;
    rotated_at: number | null;
    /** The answer given for this refresh token, encrypted with a key from the token itself, kept for ten seconds. */
    successor: string | null;
  };

  signing_keys: {
    kid: string;
    public_jwk: string;
    /** Encrypted with the site secret. */
    private_jwk: string;
    created_at: number;
    signs_from: number;
    retires_at: number;
  };

  legacy_tokens: {
    token_hash: string;
    kind: 'auth' | 'access';
    account_id: string;
    created_at: number;
    expires_at: number;
    revoked_at: number | null;
    exchanged_at: number | null;
    /** When the person proved the email address with a one-time code to get this token; null for silent accounts. */
    authenticated_at: number | null;
    /** Shared by an auth token and the access tokens made from it; null for tokens from an earlier release. */
    sign_in_id: Generated<string | null>;
    /** 1 when a copied receipt could have opened it, so that it may use the subscription and nothing else. */
    by_receipt: Generated<number>;
  };

  email_changes: {
    id: string;
    account_id: string;
    old_email: string | null;
    /** Empty when the email address was removed. */
    new_email: string;
    family_id: string;
    created_at: number;
    expires_at: number;
    confirmed_at: number | null;
    undo_hash: string | null;
    undo_expires_at: number | null;
    undone_at: number | null;
  };

  /** The code by which identity theft restoration advisors recognize a subscriber: one per account, encrypted. */
  restoration_codes: {
    account_id: string;
    sealed_code: string;
    created_at: number;
    expires_at: number;
  };

  /** Counters for limits: one row per key, incremented by one guarded statement and pruned after `expires_at`. */
  counters: {
    key: string;
    count: number;
    expires_at: number;
    /** With a limit that rolls: when each of its attempts ends. */
    ends: Generated<readonly number[] | null>;
    /** The same for the attempts that are reserved for known browsers. */
    kept_ends: Generated<readonly number[] | null>;
  };
}
