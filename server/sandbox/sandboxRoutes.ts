import type { StoreSandbox } from 'store-sandbox';
import { plans } from '@/lib/content/subscription/plans';
import type { Config } from '@/server/config/config';
import type { HandlerResult } from '@/server/http/requestContext';
import { appRoute } from '@/server/sandbox/apps/appHandlers';
import type { AppSignIn } from '@/server/sandbox/apps/appSignIn';
import { type ClockControl, resetClock, showClock, turnClock } from '@/server/sandbox/clock/clockHandlers';
import { failureResult } from '@/server/sandbox/failures/failure';
import { setOutage, setWebhooks, type WebhookSetting } from '@/server/sandbox/failures/failureHandlers';
import type { Outages } from '@/server/sandbox/failures/outages';
import { setPayments } from '@/server/sandbox/failures/paymentControls';
import type { Mailbox } from '@/server/sandbox/mail/mailbox';
import { mailJson, mailList, oneMail } from '@/server/sandbox/mail/mailHandlers';
import { providerRoute } from '@/server/sandbox/operators/providerRoute';
import type { SignInProvider } from '@/server/sandbox/operators/signInProvider';
import { storeRoute } from '@/server/sandbox/stores/storeHandlers';
import type { StoreSetting } from '@/server/sandbox/stores/storesView';
import type { Secrets } from '@/server/secrets';
import type { RemoteSettingsStore } from '@/server/services';
import { indexPage } from './indexPage';
import type { Emulator } from './openEmulator';
import { pseudoScript } from './pseudo/pseudoScript';
import { type Methods, pageResult, type SandboxRequestContext } from './sandboxContext';
import { changeFromSandbox } from './settings/settingControls';
import { setVisitor } from './setVisitor';
import { stateScript } from './states/stateScript';
import { stateList, statesPage } from './states/statesPage';
import { styleSheet } from './style/styleSheet';

export type SandboxContext = {
  config: Config;
  /** What opens it to a browser; null for one that is open to everybody. */
  key: string | null;
  secrets: Secrets;
  clockControl: ClockControl;
  mailbox: Mailbox;
  outages: Outages;
  webhooks: WebhookSetting;
  emulator: Emulator | null;
  /** Null until the services are there. */
  remoteSettings: RemoteSettingsStore | null;
  /** The stand-ins of the app stores. */
  stores: StoreSandbox;
  storeSetting: StoreSetting;
  /** The stand-in for the provider that operators sign in at; null where the configuration names another way. */
  signInProvider: SignInProvider | null;
  /** How the apps of drawn devices sign in. */
  appSignIn: () => AppSignIn;
};

/** Answers a sandbox address that is not the payment emulator's. */
export async function answerSandbox(
  call: SandboxRequestContext,
  context: SandboxContext,
): Promise<HandlerResult> {
  const methods =
    routes(context)[call.path] ??
    mailRoute(call, context) ??
    scriptRoute(call) ??
    appRoute(call, context) ??
    providerRoute(call, context.signInProvider) ??
    storeRoute(call, { ...context, now: context.clockControl.clock.now() });
  const method = call.method.toLowerCase();
  const handler = Object.entries(methods ?? {}).find(([name]) => name === method)?.[1];
  if (handler) return handler(call);
  if (!methods) return failureResult(call, 'not_found', `There’s no sandbox control at ${call.path}.`);
  const allowed = Object.keys(methods).join(', ').toUpperCase();
  return failureResult(call, 'method_not_allowed', `${call.path} accepts ${allowed}.`, { Allow: allowed });
}

function routes(context: SandboxContext): Readonly<Record<string, Methods | undefined>> {
  const { clockControl, mailbox, emulator, outages, webhooks, remoteSettings } = context;
  const { config } = context;
  const clock = clockControl.clock;
  return {
    '/sandbox': {
      get: (call) =>
        pageResult(
          call,
          indexPage({
            now: clock.now(),
            offsetSeconds: clock.offsetSeconds(),
            webhooks,
            outages,
            behavior: emulator?.behavior ?? null,
            cardsWithTrial: emulator?.cardsWithTrial() ?? new Set(),
            settings: remoteSettings?.current() ?? config.initialSettings,
          }),
        ),
    },
    '/sandbox/style.css': { get: styleResult },
    '/sandbox/states': {
      get: (call) => (call.wantsHtml ? pageResult(call, statesPage()) : { json: stateList() }),
    },
    '/sandbox/config.json': { get: () => ({ json: configuration(context) }) },
    '/sandbox/mail': { get: (call) => mailList(call, mailbox) },
    '/sandbox/mail.json': { get: (call) => mailJson(call, mailbox) },
    '/sandbox/clock': {
      get: (call) => showClock(call, clockControl),
      post: (call) => turnClock(call, clockControl),
      delete: (call) => resetClock(call, clockControl),
    },
    '/sandbox/webhooks': { post: (call) => setWebhooks(call, emulator, webhooks) },
    '/sandbox/payments': { post: (call) => setPayments(call, emulator) },
    '/sandbox/visitor': { post: (call) => setVisitor(call, config) },
    '/sandbox/settings': { post: (call) => changeFromSandbox(call, remoteSettings) },
    '/sandbox/outage': { post: (call) => setOutage(call, emulator, outages) },
  };
}

function mailRoute(call: SandboxRequestContext, { mailbox }: SandboxContext): Methods | undefined {
  if (!call.path.startsWith('/sandbox/mail/')) return undefined;
  return {
    get: () => oneMail(call, mailbox) ?? failureResult(call, 'not_found', 'There’s no such email.'),
  };
}

function scriptRoute({ path }: SandboxRequestContext): Methods | undefined {
  const script = stateScript(path) ?? pseudoScript(path);
  return script ? { get: () => script } : undefined;
}

function styleResult(): HandlerResult {
  return {
    text: styleSheet,
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=60' },
  };
}

function configuration({ config, clockControl }: SandboxContext) {
  return {
    webClientId: config.clients.web.id,
    nativeClientId: config.clients.native.id,
    nativeRedirectUri: config.clients.native.redirectUris[0] ?? null,
    products: plans.map((plan) => plan.productId),
    now: clockControl.clock.now(),
  };
}
