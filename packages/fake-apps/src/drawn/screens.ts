import { button, element } from './element';
import type { Device } from './purchase';
import { drawnAppWords as words } from './words';

/** Where the screens of the app lead. */
export type Ways = {
  openPage(address: string): void;
  openElsewhere(address: string): void;
  openSettings(): void;
  openRestore(): void;
  openFeature(name: string): void;
  restore(): void;
  openBilling(): void;
  signOut(): void;
  askAgain(): void;
};

type Row = { text: string; press: () => void; class?: string };

function rows(...given: (Row | null)[]): HTMLElement {
  const list = element('ul', { class: 'rows' });
  for (const row of given) {
    if (row) list.append(element('li', {}, button(row.text, row.press, row.class)));
  }
  return list;
}

function group(heading: string, ...children: Node[]): HTMLElement {
  return element('section', {}, element('h3', { text: heading }), ...children);
}

/** The settings of the app: what it knows about the subscription, and where to go from there. */
export function settingsScreen(
  device: Device,
  ways: Ways,
  subscription: Record<string, unknown> | null,
): Node[] {
  const { app, account } = device;
  const entries = words.subscription;
  const running = subscription !== null && account.entitlements().length > 0;
  const base = '/subscriptions';
  const ended = subscription !== null && !running;
  const entry = running
    ? rows(
        { text: entries.welcome, press: () => ways.openPage(base) },
        { text: entries.account, press: () => ways.openPage(`${base}/manage`) },
        { text: entries.addDevice, press: () => ways.openPage(`${base}/activation-flow`) },
        { text: entries.plans, press: () => ways.openPage(`${base}/plans`) },
        changeRow(device, ways, subscription),
      )
    : rows(
        { text: entries.get, press: () => ways.openPage(`${base}?origin=${app.origin}`) },
        { text: entries.have, press: ways.openRestore },
        ended ? { text: entries.account, press: () => ways.openPage(`${base}/manage`) } : null,
      );
  return [
    element('h2', { text: words.settings }),
    group(entries.heading, facts(device, subscription), entry),
    ...(running ? [group(words.features, featureRows(device, ways))] : []),
    ...(app.app.system === 'ios' ? [notificationRows(device, ways)] : []),
    ...(account.id() ? [rows({ text: entries.signOut, press: ways.signOut, class: 'danger' })] : []),
  ];
}

/** Whether the app may remind; pages ask only on iPhones (native contract §2.1). */
function notificationRows({ keep }: Device, ways: Ways): HTMLElement {
  const { heading, states, reset } = words.notifications;
  const permission = keep.read().notifications;
  const asked = permission !== 'notDetermined';
  return group(
    heading,
    element('p', { text: states[permission] }),
    rows(asked ? { text: reset, press: ways.askAgain } : null),
  );
}

function changeRow({ app }: Device, ways: Ways, subscription: Record<string, unknown> | null): Row {
  const store = subscription?.platform === app.store?.name ? app.store : null;
  return store
    ? {
        text: words.subscription.changeInStore(store.title),
        press: () => ways.openElsewhere('/sandbox/stores'),
      }
    : { text: words.subscription.billing, press: ways.openBilling };
}

function featureRows({ app, account }: Device, ways: Ways): HTMLElement {
  return rows(
    ...account
      .entitlements()
      .map((name) => ({ text: app.features[name] ?? name, press: () => ways.openFeature(name) })),
  );
}

function facts({ account }: Device, subscription: Record<string, unknown> | null): HTMLElement {
  const { state, payers } = words;
  if (account.id() === null) return element('p', { text: state.nobody });
  if (!subscription) return element('p', { text: state.none });
  const list = element('dl', { class: 'facts' });
  const add = (label: string, text: string) =>
    list.append(element('dt', { text: label }), element('dd', { text }));
  const { status, platform, billingPeriod, expiresOrRenewsAt, activeOffers } = subscription;
  add(state.plan, named(state.periods, billingPeriod));
  const renews = status === 'Auto-Renewable';
  add(state.status, renews && hasTrial(activeOffers) ? state.trial : named(state.statuses, status));
  const ended = status === 'Expired' || status === 'Inactive';
  add(renews ? state.renews : ended ? state.ended : state.ends, dateOf(Number(expiresOrRenewsAt)));
  add(state.paidBy, named(payers, platform));
  add(state.email, account.email() ?? state.noEmail);
  return list;
}

function hasTrial(offers: unknown): boolean {
  return Array.isArray(offers) && offers.some(({ type }) => type === 'Trial');
}

function named(names: Readonly<Record<string, string>>, name: unknown): string {
  return names[String(name)] ?? String(name);
}

function dateOf(time: number): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The app's own screen for restoring an existing subscription. */
export function restoreScreen(
  { app }: Pick<Device, 'app'>,
  ways: Pick<Ways, 'openPage' | 'restore'>,
): Node[] {
  const { heading, text, textWithoutStore, store, email } = words.restore;
  const page = '/subscriptions/activation-flow/this-device/activate-by-email';
  return [
    element('h2', { text: heading }),
    element('p', { text: app.store ? text : textWithoutStore }),
    rows(app.store ? { text: store(app.store.title), press: ways.restore } : null, {
      text: email,
      press: () => ways.openPage(page),
    }),
  ];
}

/** Stands for a part of the app that a page has opened. */
export function featureScreen({ app }: Device, name: string): Node[] {
  const { on, text } = words.feature;
  return [element('h2', { text: on(app.features[name] ?? name) }), element('p', { text })];
}
