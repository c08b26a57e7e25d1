import type { PortalConfigurationRecord, PortalSessionRecord, SubscriptionRecord } from '../../records';
import type { PortalNotice } from '../../words/portalWords';
import type { PageRequest } from '../pageRequest';

/** A request for a page of an open billing portal. */
export type PortalRequest = PageRequest & {
  session: PortalSessionRecord;
  /** What the portal lets a subscriber do. */
  configuration: PortalConfigurationRecord;
  /** Address of the portal's first page. */
  page: string;
  /** The subscription that is shown: the one that runs, else the last one. */
  subscription: SubscriptionRecord | null;
};

/** The subscription while it can still be changed. */
export function runningSubscription({ subscription }: PortalRequest): SubscriptionRecord | null {
  return subscription?.ended_at === null ? subscription : null;
}

/** Where a finished step leads: back to the site from a session for one thing, else to the portal's first page. */
export function afterwards({ session, page }: PortalRequest, done: PortalNotice): string {
  return session.flow?.after_completion.redirect?.return_url ?? `${page}?done=${done}`;
}

/** The portal's first page, also where the session is for one thing. */
export function homeOf({ session, page }: PortalRequest): string {
  return session.flow ? `${page}?done` : page;
}

/** Where somebody goes who changes nothing. */
export function wayBack({ session, page }: PortalRequest): string {
  return (session.flow && session.return_url) ?? page;
}

/** The step that a session for one thing opens at; `''` for the portal's first page. */
export function firstStep({ session }: PortalRequest): string {
  const steps: Readonly<Record<string, string>> = {
    payment_method_update: 'card',
    subscription_cancel: 'cancel',
    subscription_update_confirm: 'plan',
  };
  return steps[session.flow?.type ?? ''] ?? '';
}
