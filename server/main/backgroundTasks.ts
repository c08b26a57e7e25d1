import { pruneSilentAccounts } from '@/server/accounts/silentAccounts';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { checkPayments } from '@/server/billing/catalog/paymentsSetup';
import { reconcile } from '@/server/billing/reconcile/reconcile';
import { reconcileStores } from '@/server/billing/reconcile/reconcileStores';
import { endUnpaidSubscriptions } from '@/server/billing/subscription/endUnpaid';
import { remindSubscribers } from '@/server/billing/subscription/reminders';
import { minute } from '@/server/clock';
import { sendLetters } from '@/server/letters/sendLetters';
import { comparison, runWhenDue, type ScheduledJob } from '@/server/ops/scheduledJobs';
import type { Services } from '@/server/services';
import { type DatabaseWatch, makeDatabaseWatch } from '@/server/status/databaseWatch';
import { recordStatus } from '@/server/status/recordStatus';
import { pruneInBatches } from '@/server/store/pruneInBatches';
import type { BackgroundTask } from './background';
import { everyOldRow } from './retention';
import type { SecretWatch } from './secretWatch';

/** How often each instance checks for due jobs: soon after a start, and soon after another instance was killed. */
const lookEverySeconds = 20;

/** Jobs that seal nothing and recognize nobody, so they may run with any secret. */
const needNoSecret: ReadonlySet<string> = new Set(['prune', 'prune-accounts', 'status']);

/** The background jobs. Mail has its own worker. */
export function backgroundTasks(services: Services, secretWatch: SecretWatch): BackgroundTask[] {
  const databaseWatch = makeDatabaseWatch();
  return [
    {
      name: 'billing',
      everySeconds: 3,
      run: async (signal) => (await secretWatch.isRight()) && runBillingJobs(services, signal),
    },
    {
      name: 'letters',
      everySeconds: 2,
      run: async (signal) => (await secretWatch.isRight()) && sendLetters(services, signal),
    },
    { name: 'payments-check', everySeconds: 30, atOnce: true, run: () => checkPayments(services) },
    { name: 'remote-settings', everySeconds: 3, run: () => services.remoteSettings.latest() },
    ...scheduledJobs(services, databaseWatch).map((job) => ({
      name: job.name,
      everySeconds: lookEverySeconds,
      run: (signal: AbortSignal) =>
        databaseWatch.during(
          async () =>
            (needNoSecret.has(job.name) || (await secretWatch.isRight())) &&
            runWhenDue(services, job, signal),
        ),
    })),
  ];
}

function scheduledJobs(services: Services, databaseWatch: DatabaseWatch): ScheduledJob[] {
  return [
    {
      name: 'prune',
      every: minute,
      run: async (signal) => {
        while (
          !signal.aborted &&
          (await pruneInBatches(services, everyOldRow(services.clock.now()), signal)) > 0
        );
      },
    },
    {
      name: 'status',
      every: minute,
      run: () => recordStatus(services, { databaseAway: databaseWatch.takeAway() }),
    },
    { name: 'prune-accounts', every: 10 * minute, run: (signal) => pruneSilentAccounts(services, signal) },
    { name: 'reminders', every: 10 * minute, run: (signal) => remindSubscribers(services, signal) },
    { name: 'end-unpaid', every: 10 * minute, run: (signal) => endUnpaidSubscriptions(services, signal) },
    comparison(services, 'reconcile', reconcile),
    comparison(services, 'reconcile-stores', reconcileStores),
  ];
}
