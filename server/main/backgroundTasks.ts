import { pruneAccounts } from '@/server/accounts/pruneAccounts';
import { pruneAuth } from '@/server/auth/pruneAuth';
import { pruneBangSuggestions } from '@/server/bangs/bangSuggestions';
import { runBillingDuties } from '@/server/billing/billingDuties';
import { pruneBilling } from '@/server/billing/pruneBilling';
import { reconcile } from '@/server/billing/reconcile';
import { pruneRestorationCodes } from '@/server/itr/restorationCodes';
import { pruneNewsletter } from '@/server/newsletter/subscribers';
import { pruneAudit } from '@/server/ops/audit';
import type { Services } from '@/server/services';
import { pruneEvents } from '@/server/site/pruneEvents';
import type { BackgroundTask } from './background';

const hourInSeconds = 3600;

/** What runs by itself. Mail has a worker of its own. */
export function backgroundTasks(services: Services): BackgroundTask[] {
  return [
    { name: 'billing', everySeconds: 3, run: () => runBillingDuties(services) },
    { name: 'prune-accounts', everySeconds: 60, run: () => pruneAccounts(services) },
    { name: 'prune-auth', everySeconds: 60, run: () => pruneAuth(services) },
    { name: 'prune-billing', everySeconds: 300, run: () => pruneBilling(services) },
    { name: 'prune-restoration-codes', everySeconds: 3600, run: () => pruneRestorationCodes(services) },
    { name: 'prune-events', everySeconds: 3600, run: () => pruneEvents(services) },
    { name: 'prune-newsletter', everySeconds: 3600, run: () => pruneNewsletter(services) },
    { name: 'prune-bang-suggestions', everySeconds: 3600, run: () => pruneBangSuggestions(services) },
    { name: 'prune-audit', everySeconds: 3600, run: () => pruneAudit(services) },
    { name: 'reconcile', everySeconds: 24 * hourInSeconds, run: () => reconcile(services) },
  ];
}
