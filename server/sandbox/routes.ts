import { plans } from '@/lib/content/plans';
import type { Config } from '@/server/config/config';
import type { Answer } from '@/server/http/answer';
import { type ClockTurner, resetClock, showClock, turnClock } from './clockHandlers';
import type { Emulator } from './emulator';
import { failureAnswer } from './failure';
import { setOutage, setWebhooks, type WebhookSetting } from './failureHandlers';
import { indexPage } from './indexPage';
import type { Mailbox } from './mailbox';
import { mailJson, mailList, oneMail } from './mailHandlers';
import type { Outages } from './outages';
import { pageAnswer, type SandboxCall, type SandboxHandler } from './sandboxCall';
import { stateScript } from './states/stateScript';
import { stateList, statesPage } from './states/statesPage';
import { styleSheet } from './style/styleSheet';

export type SandboxRooms = {
  config: Config;
  turner: ClockTurner;
  mailbox: Mailbox;
  outages: Outages;
  webhooks: WebhookSetting;
  emulator: Emulator | null;
};

type Methods = Partial<Record<'get' | 'post' | 'delete', SandboxHandler>>;

/** Answers a sandbox address that is not the payment emulator's. */
export async function answerSandbox(call: SandboxCall, rooms: SandboxRooms): Promise<Answer> {
  const methods = routes(rooms)[call.path] ?? mailRoute(call, rooms) ?? stateRoute(call);
  const method = call.method.toLowerCase();
  const handler = Object.entries(methods ?? {}).find(([name]) => name === method)?.[1];
  if (handler) return handler(call);
  if (!methods) return failureAnswer(call, 'not_found', `No sandbox control has the address ${call.path}.`);
  const allowed = Object.keys(methods).join(', ').toUpperCase();
  return failureAnswer(call, 'method_not_allowed', `${call.path} takes ${allowed}.`, { Allow: allowed });
}

function routes(rooms: SandboxRooms): Readonly<Record<string, Methods | undefined>> {
  const { turner, mailbox, emulator, outages, webhooks } = rooms;
  const clock = turner.clock;
  return {
    '/sandbox': {
      get: () =>
        pageAnswer(
          indexPage({
            now: clock.now(),
            offsetSeconds: clock.offsetSeconds(),
            webhooks,
            outages,
            emulated: emulator !== null,
          }),
        ),
    },
    '/sandbox/style.css': { get: styleAnswer },
    '/sandbox/states': { get: (call) => (call.wantsHtml ? pageAnswer(statesPage()) : { json: stateList() }) },
    '/sandbox/config.json': { get: () => ({ json: configuration(rooms) }) },
    '/sandbox/mail': { get: (call) => mailList(call, mailbox) },
    '/sandbox/mail.json': { get: (call) => mailJson(call, mailbox) },
    '/sandbox/clock': {
      get: (call) => showClock(call, turner),
      post: (call) => turnClock(call, turner),
      delete: (call) => resetClock(call, turner),
    },
    '/sandbox/webhooks': { post: (call) => setWebhooks(call, emulator, webhooks) },
    '/sandbox/outage': { post: (call) => setOutage(call, emulator, outages) },
  };
}

function mailRoute(call: SandboxCall, { mailbox }: SandboxRooms): Methods | undefined {
  if (!call.path.startsWith('/sandbox/mail/')) return undefined;
  return {
    get: async () =>
      (await oneMail(call, mailbox)) ?? failureAnswer(call, 'not_found', 'There is no such mail.'),
  };
}

function stateRoute({ path }: SandboxCall): Methods | undefined {
  const script = stateScript(path);
  return script ? { get: () => script } : undefined;
}

function styleAnswer(): Answer {
  return {
    text: styleSheet,
    headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'max-age=60' },
  };
}

function configuration({ config, turner }: SandboxRooms) {
  return {
    webClientId: config.clients.web.id,
    nativeClientId: config.clients.native.id,
    nativeRedirectUri: config.clients.native.redirectUris[0] ?? null,
    products: plans.map((plan) => plan.productId),
    now: turner.clock.now(),
  };
}
