/** The tables of payments, as the baseline makes them. */
export const billingBaseline = `
  create table customers (
    account_id text primary key,
    stripe_customer_id text not null unique,
    created_at bigint not null,
    email_pending integer not null default 0,
    billing_email text,
    email_next_attempt_at bigint not null default 0,
    email_attempts integer not null default 0,
    email_failed_at bigint
  );
  create index customers_billing_email on customers (billing_email);
  create index customers_email_pending on customers (account_id) where email_pending = 1;

  create table customer_requests (
    account_id text primary key,
    idempotency_key text not null,
    requested_at bigint not null
  );
  create index customer_requests_requested_at on customer_requests (requested_at);

  create table stripe_closures (
    id text primary key,
    kind text not null,
    requested_at bigint not null,
    next_attempt_at bigint not null,
    attempts integer not null default 0
  );
  create index stripe_closures_next_attempt_at on stripe_closures (next_attempt_at);

  create table subscriptions (
    id text primary key,
    account_id text not null,
    platform text not null,
    provider_subscription_id text not null,
    product_id text not null,
    status text not null,
    provider_status text not null,
    started_at bigint not null,
    expires_or_renews_at bigint not null,
    trial_ends_at bigint,
    grace_ends_at bigint,
    live integer not null,
    locale text not null,
    origin text,
    created_at bigint not null,
    updated_at bigint not null,
    version integer not null default 1,
    reminder_due_at bigint,
    end_reason text,
    constraint subscriptions_provider unique (platform, provider_subscription_id)
  );
  create index subscriptions_account_id on subscriptions (account_id);
  create unique index subscriptions_one_live on subscriptions (account_id) where live = 1;

  create table checkouts (
    id text primary key,
    account_id text not null,
    product_id text not null,
    stripe_session_id text unique,
    url text,
    status text not null,
    trial_days integer not null,
    request_hash text not null,
    created_at bigint not null,
    expires_at bigint not null,
    checked_at bigint
  );
  create index checkouts_account_id on checkouts (account_id);
  create index checkouts_expires_at on checkouts (expires_at);
  create unique index checkouts_one_open on checkouts (account_id) where status = 'open';

  create table webhook_events (
    id text primary key,
    type text not null,
    created_at bigint not null,
    received_at bigint not null,
    processed_at bigint,
    attempts integer not null default 0,
    last_error text,
    object_id text,
    next_attempt_at bigint not null default 0,
    failed_at bigint,
    source text not null default 'stripe'
  );
  create index webhook_events_pending on webhook_events (received_at) where processed_at is null;
  create index webhook_events_received_at on webhook_events (received_at);

  create table store_sign_ins (
    proof_hash text primary key,
    session_hash text not null,
    account_id text not null,
    used_at bigint not null,
    answer text not null
  );

  create table trials (
    key text primary key,
    account_id text not null,
    created_at bigint not null
  );
  create index trials_account_id on trials (account_id);

  create table trial_refusals (
    provider_subscription_id text primary key,
    account_id text not null,
    product_id text not null,
    currency text not null,
    amount bigint not null,
    created_at bigint not null,
    reason text not null default 'cardHadTrial',
    refunded bigint not null default 0
  );

  create table first_purchases (
    key text primary key,
    account_id text not null,
    subscription_id text not null,
    paid_at bigint not null
  );

  create table refund_requests (
    subscription_id text primary key,
    account_id text not null,
    requested_at bigint not null,
    total bigint,
    currency text,
    finished_at bigint
  );
`;
