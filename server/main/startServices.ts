import { isSecretOfSite } from '@/server/auth/tokens/signingKeys';
import { makeAccountPayments } from '@/server/billing/accountPayments';
import { runBillingJobs } from '@/server/billing/billingJobs';
import { makeAtStripe, setupTarget } from '@/server/billing/catalog/paymentsSetup';
import { openStores } from '@/server/billing/stores/openStores';
import { emulatorAt, makeStripe } from '@/server/billing/stripeClient';
import { systemClock } from '@/server/clock';
import type { Config } from '@/server/config/config';
import { smtpMailer } from '@/server/mail/queue/smtpMailer';
import { deliverDueMails, startMailWorker } from '@/server/mail/queue/worker';
import { makeMetrics } from '@/server/metrics';
import { systemRandom } from '@/server/random';
import { makeRemoteSettings } from '@/server/remoteSettings/remoteSettingsStore';
import { mailerWithOutages, outagePlugin } from '@/server/sandbox/failures/outages';
import type { Sandbox } from '@/server/sandbox/sandbox';
import { makeSecrets } from '@/server/secrets';
import { provideServices, type Services } from '@/server/services';
import { makeBackgroundTurns } from '@/server/store/backgroundTurns';
import { migrateAtStart } from '@/server/store/migrateAtStart';
import { openWithRoom } from '@/server/store/open';
import { makeAcceptsMail } from './acceptsMail';
import { startBackground } from './background';
import { backgroundTasks } from './backgroundTasks';
import { makeLogger } from './logger';
import { makeSecretWatch } from './secretWatch';

const otherSecret =
  'The signing keys in this database are sealed with another secret. Check SITE_SECRET, or add the former one as SITE_SECRET_PREVIOUS.';

/**
 * Opens every part that the configuration requires and connects them. `port` is read once the server listens.
 * @throws when the database belongs to a site with another secret: what this process would seal, nobody else could open
 */
export async function startServices(config: Config, port: () => number) {
  const log = makeLogger(config.logLevel);
  const random = systemRandom;
  // Only a sandbox loads the sandbox's code: a live process contains nothing that simulates payments and mail.
  const sandbox =
    config.mode === 'sandbox'
      ? await (await import('@/server/sandbox/sandbox')).createSandbox({ config, random, log, port })
      : null;
  await migrateAtStart(config.database, log);
  const { database: opened, room } = openWithRoom(config.database, (error, what) =>
    log.warn({ err: error }, what),
  );
  const smtp = smtpMailer({ url: smtpUrlOf(config, sandbox), from: config.mail.from });
  const emulator = config.stripe.emulated ? emulatorAt(config.host, port) : null;
  let wake = () => {};
  const clock = sandbox?.clock ?? systemClock;
  const services: Services = {
    config,
    clock,
    random,
    secrets: makeSecrets(config.secrets, random),
    database: sandbox ? opened.withPlugin(outagePlugin(sandbox.outages)) : opened,
    stripe: makeStripe({ secretKey: sandbox?.stripeKey ?? config.stripe.secretKey, emulator }),
    payments: { missing: null, toSetUp: [], portals: null },
    stores: openStores({ ...storesOf(config, sandbox), clock, log }),
    accountPayments: makeAccountPayments(() => services),
    remoteSettings: makeRemoteSettings(() => services),
    mailer: sandbox ? mailerWithOutages(smtp, sandbox.outages) : smtp,
    // The domains that people type into a sandbox are made up.
    acceptsMail: sandbox ? async () => true : makeAcceptsMail(log),
    log,
    metrics: makeMetrics({ process: true }),
    wakeMail: () => wake(),
    turns: makeBackgroundTurns(),
  };
  provideServices(services);
  if (!(await isSecretOfSite(services))) throw new Error(otherSecret);
  await services.remoteSettings.latest();
  sandbox?.provideSettings(services.remoteSettings);

  let stopTasks = async () => {};
  return {
    services,
    sandbox,
    room,
    /** Starts the background jobs; call it once the server listens, because the sandbox calls its own URL. */
    async begin(): Promise<void> {
      const { worker, stop } = await startTasks(services, sandbox);
      wake = worker.wake;
      stopTasks = stop;
    },
    async stop(): Promise<void> {
      await stopTasks();
      smtp.close();
      await sandbox?.close();
      await opened.destroy();
    },
  };
}

/** A sandbox brings its own stores. */
function storesOf(config: Config, sandbox: Sandbox | null) {
  return {
    settings: sandbox?.stores.credentials ?? config.stores,
    origin: sandbox?.storesOrigin ?? null,
  };
}

/** Starts what runs beside the calls: the mail worker and the background tasks. */
async function startTasks(services: Services, sandbox: Sandbox | null) {
  const { config, log, stripe } = services;
  if (config.stripe.emulated) await makeAtStripe(stripe, setupTarget(config), (line) => log.debug(line));
  const secretWatch = makeSecretWatch(services);
  const worker = startMailWorker(services, secretWatch.isRight);
  const background = startBackground(backgroundTasks(services, secretWatch), log);
  sandbox?.onAdvance(async () => {
    await runBillingJobs(services);
    await deliverDueMails(services);
  });
  const stop = async () => {
    await Promise.all([background.stop(), worker.stop()]);
  };
  return { worker, stop };
}

function smtpUrlOf(config: Config, sandbox: Sandbox | null): string {
  const url = config.mail.smtpUrl ?? sandbox?.smtpUrl();
  // A live configuration without SMTP_URL is refused at startup, so only a broken build gets here.
  if (!url) throw new Error('No mail server is configured');
  return url;
}
