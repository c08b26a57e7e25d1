/** The tables of accounts and of signing in, as the baseline makes them. */
export const accountBaseline = `
  create table accounts (
    id text primary key,
    email text unique,
    status text not null,
    locale text not null,
    created_at bigint not null,
    deleted_at bigint,
    review_after bigint not null default 0
  );

  create table auth_sessions (
    id_hash text primary key,
    client_id text not null,
    redirect_uri text,
    code_challenge text not null unique,
    account_id text,
    created_at bigint not null,
    expires_at bigint not null
  );
  create index auth_sessions_expires_at on auth_sessions (expires_at);

  create table authorization_codes (
    code_hash text primary key,
    session_hash text not null,
    account_id text not null,
    client_id text not null,
    redirect_uri text,
    code_challenge text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    authenticated_at bigint,
    family_id text,
    legacy_sign_in_id text,
    tells_owner integer not null default 0
  );
  create index authorization_codes_account_id on authorization_codes (account_id);
  create index authorization_codes_expires_at on authorization_codes (expires_at);
  create index authorization_codes_session_hash on authorization_codes (session_hash);

  create table one_time_codes (
    id text primary key,
    purpose text not null,
    binding text not null,
    email text not null,
    account_id text,
    code_hash text not null,
    created_at bigint not null,
    expires_at bigint not null,
    attempts integer not null default 0,
    used_at bigint,
    answer text,
    constraint one_time_codes_binding unique (purpose, binding, email)
  );
  create index one_time_codes_account_id on one_time_codes (account_id);
  create index one_time_codes_by_binding on one_time_codes (binding);
  create index one_time_codes_expires_at on one_time_codes (expires_at);

  create table account_choices (
    session_hash text primary key,
    code_id text not null,
    email text not null,
    created_at bigint not null,
    expires_at bigint not null,
    used_at bigint,
    account_id text,
    answer text
  );
  create index account_choices_expires_at on account_choices (expires_at);

  create table token_families (
    id text primary key,
    account_id text not null,
    client_id text not null,
    platform text not null,
    authenticated_at bigint,
    created_at bigint not null,
    last_used_at bigint not null,
    absolute_expires_at bigint not null,
    revoked_at bigint,
    revoked_reason text,
    legacy_sign_in_id text,
    kind text,
    system text
  );
  create index token_families_absolute_expires_at on token_families (absolute_expires_at);
  create index token_families_account_id on token_families (account_id);

  create table token_pairs (
    pair_hash text primary key,
    family_id text not null,
    created_at bigint not null,
    expires_at bigint not null,
    rotated_at bigint,
    successor text
  );
  create index token_pairs_answered on token_pairs (rotated_at) where successor is not null;
  create index token_pairs_expires_at on token_pairs (expires_at);
  create index token_pairs_family_id on token_pairs (family_id);

  create table signing_keys (
    kid text primary key,
    public_jwk text not null,
    private_jwk text not null,
    created_at bigint not null,
    signs_from bigint not null unique,
    retires_at bigint not null
  );

  create table legacy_tokens (
    token_hash text primary key,
    kind text not null,
    account_id text not null,
    created_at bigint not null,
    expires_at bigint not null,
    revoked_at bigint,
    exchanged_at bigint,
    authenticated_at bigint,
    sign_in_id text
  );
  create index legacy_tokens_account_id on legacy_tokens (account_id);
  create index legacy_tokens_expires_at on legacy_tokens (expires_at);

  create table email_changes (
    id text primary key,
    account_id text not null,
    old_email text,
    new_email text not null,
    family_id text not null,
    created_at bigint not null,
    expires_at bigint not null,
    confirmed_at bigint,
    undo_hash text unique,
    undo_expires_at bigint,
    undone_at bigint
  );
  create index email_changes_account_id on email_changes (account_id);
  create index email_changes_expires_at on email_changes (expires_at);
  create index email_changes_family_id on email_changes (family_id);

  create table counters (
    key text primary key,
    count integer not null,
    expires_at bigint not null
  );
  create index counters_expires_at on counters (expires_at);

  create table restoration_codes (
    account_id text primary key,
    sealed_code text not null,
    created_at bigint not null,
    expires_at bigint not null
  );
  create index restoration_codes_expires_at on restoration_codes (expires_at);
`;
