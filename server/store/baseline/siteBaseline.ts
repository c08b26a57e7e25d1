/** The tables of mails, the audit log, counts, lists of readers, and scheduled jobs, as the baseline makes them. */
export const siteBaseline = `
  create table outbox (
    id text primary key,
    dedupe_key text not null unique,
    template text not null,
    locale text not null,
    recipient text not null,
    payload text not null,
    created_at bigint not null,
    send_after bigint not null,
    attempts integer not null default 0,
    lease_until bigint,
    sent_at bigint,
    failed_at bigint,
    last_error text
  );
  create index outbox_failed_at on outbox (failed_at) where failed_at is not null;
  create index outbox_waiting on outbox (send_after) where sent_at is null and failed_at is null;

  create table audit_log (
    id text primary key,
    at bigint not null,
    action text not null,
    outcome text not null,
    account_id text,
    network text,
    detail text
  );
  create index audit_log_account_id on audit_log (account_id, at);
  create index audit_log_at on audit_log (at);

  create table event_counts (
    day text not null,
    event text not null,
    parameters text not null,
    count bigint not null,
    constraint event_counts_key primary key (day, event, parameters)
  );

  create table newsletter_subscribers (
    id text primary key,
    email text not null unique,
    locale text not null,
    requested_at bigint not null,
    mails integer not null,
    confirmed_at bigint
  );
  create index newsletter_unconfirmed on newsletter_subscribers (requested_at) where confirmed_at is null;

  create table sale_interest (
    id text primary key,
    email text not null,
    country text not null,
    locale text not null,
    requested_at bigint not null,
    confirmed_at bigint,
    constraint sale_interest_once unique (email, country)
  );

  create table bang_suggestions (
    id text primary key,
    trigger_word text not null,
    url text not null,
    site text not null,
    category text not null,
    subcategory text not null,
    suggested_at bigint not null,
    times integer not null,
    constraint bang_suggestions_once unique (trigger_word, url)
  );
  create index bang_suggestions_suggested_at on bang_suggestions (suggested_at);

  create table scheduled_jobs (
    name text primary key,
    due_at bigint not null,
    holder text,
    lease_until bigint not null,
    finished_at bigint
  );

  create table job_progress (
    name text primary key,
    position bigint not null
  );

  create table remote_settings (
    name text primary key,
    value text not null,
    changed_at bigint not null
  );

  create table status_days (
    day integer not null,
    part text not null,
    state text not null,
    checked_at bigint not null,
    up_seconds integer not null,
    slow_seconds integer not null,
    down_seconds integer not null,
    missed_seconds integer not null,
    trouble_from bigint,
    trouble_until bigint,
    constraint status_days_pkey primary key (day, part)
  );

  create table named_locks (
    name text primary key,
    taken_at bigint not null
  );
`;
