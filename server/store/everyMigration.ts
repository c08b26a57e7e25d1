/** Every migration by its name, which stays in the databases that it changed. */
export * as '0043-named-locks' from './migrations/0043-named-locks';
export * as '0044-event-count-shards' from './migrations/0044-event-count-shards';
export * as '0045-mail-lag-and-ended-devices' from './migrations/0045-mail-lag-and-ended-devices';
export * as '0046-rolling-counters' from './migrations/0046-rolling-counters';
export * as '0049-receipt-sign-ins' from './migrations/0049-receipt-sign-ins';
export * as '0050-authorization-state' from './migrations/0050-authorization-state';
export * as '0051-store-payments' from './migrations/0051-store-payments';
export * as '0053-confirmed-purchases' from './migrations/0053-confirmed-purchases';
export * as '0055-statements' from './migrations/0055-statements';
export * as '0058-runs-on' from './migrations/0058-runs-on';
export * as '0062-operator-sessions' from './migrations/0062-operator-sessions';
export * as '0063-figures-for-alerts' from './migrations/0063-figures-for-alerts';
export * as '0064-letters' from './migrations/0064-letters';
