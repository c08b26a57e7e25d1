import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { StoreSandbox } from 'store-sandbox';
import type { StoreKeys } from 'store-sandbox/keys';
import { readPath } from '@/lib/content/site/languages/languages';
import { loopbackName } from '@/server/config/loopbackName';
import { providerPath } from '@/server/config/operatorProvider';
import { type RequestAddress, readUrl } from '@/server/http/request/requestAddress';
import { callerOf } from '@/server/http/requestContext';
import { writeResult } from '@/server/http/writeResult';
import { webViewScript } from '@/server/sandbox/apps/appScripts';
import { ownOrigin } from '@/server/sandbox/apps/appSignIn';
import type { ClockControl } from '@/server/sandbox/clock/clockHandlers';
import { openSandboxClock, type SandboxClock } from '@/server/sandbox/clock/sandboxClock';
import { answerThrown, failureResult } from '@/server/sandbox/failures/failure';
import type { WebhookSetting } from '@/server/sandbox/failures/failureHandlers';
import { makeOutages, type Outages } from '@/server/sandbox/failures/outages';
import { makeMailbox } from '@/server/sandbox/mail/mailbox';
import { startSmtpServer } from '@/server/sandbox/mail/smtpServer';
import { makeSignInProvider } from '@/server/sandbox/operators/signInProvider';
import { makeSecrets } from '@/server/secrets';
import type { RemoteSettingsStore } from '@/server/services';
import { secretIn } from '@/server/store/privateFiles';
import { closedResult } from './closedPage';
import { cookieOfLink, isForeignChange, isOpenTo, stripeKeyOf } from './guard';
import { type Emulator, type EmulatorSetting, openEmulator } from './openEmulator';
import { pseudoScriptUrl } from './pseudo/pseudoScript';
import { openRecordFile } from './records/recordFile';
import { makeSandboxContext } from './sandboxContext';
import { answerSandbox, type SandboxContext } from './sandboxRoutes';
import { stateAt } from './states/stateCatalog';
import { stateScriptUrl } from './states/stateScript';
import { openStoreSandbox, storesPath } from './stores/openStoreSandbox';
import { playVisitor } from './visitor/visitor';

export type Sandbox = {
  /** What opens it to a browser, as part of a link; null for one that is open to everybody. */
  key: string | null;
  /** The service's key at its payment provider; null where that accepts any, or is the real one. */
  stripeKey: string | null;
  clock: SandboxClock;
  outages: Outages;
  /** Both app stores, which sign with keys of this sandbox. */
  stores: StoreSandbox;
  /** Where they answer the service. */
  storesOrigin(): string;
  /** Address of the sandbox's mail server. */
  smtpUrl(): string;
  /** Runs after the payment emulator whenever the clock was turned, in the order of registration. */
  onAdvance(hook: () => Promise<unknown>): void;
  /** Gives the controls the remote setting, once the services are there. */
  provideSettings(settings: RemoteSettingsStore): void;
  /** Answers everything under /sandbox; false for any other path. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Makes a request of a browser come from the visitor that its person plays. */
  playVisitor(request: IncomingMessage): void;
  /** What this page of the site is shown with; null for most. */
  pageAround(request: IncomingMessage, address: RequestAddress): PageAround | null;
  close(): Promise<void>;
};

/** What the sandbox puts around a page of the site. */
export type PageAround = {
  /** URLs of scripts that run before those of the page. */
  scripts: readonly string[];
  /** The page is in the frame of a drawn device, which its policy would refuse. */
  framed: boolean;
};

export type SandboxParts = EmulatorSetting & {
  /** Replaces the payment emulator, for tests of the sandbox itself. */
  makeEmulator?: (clock: SandboxClock) => Emulator | null;
  /** Keys of the stores in the place of new ones, which take a moment to make. */
  storeKeys?: StoreKeys;
};

/** Opens everything that replaces the outside world: mail server, mailbox, clock, outages, payment emulator. */
export async function createSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { config, random, log } = parts;
  const records = openRecordFile(join(config.dataDir, 'sandbox.records'));
  const clock = openSandboxClock(records);
  const mailbox = makeMailbox(records, clock);
  const smtp = await startSmtpServer(mailbox, random, log);
  const emulator = parts.makeEmulator ? parts.makeEmulator(clock) : await openEmulator(parts, clock);
  const stores = await openStoreSandbox(parts, clock, parts.storeKeys);
  const outages = makeOutages();
  const webhooks: WebhookSetting = { mode: 'normal', delayMs: 5000 };
  const hooks: (() => Promise<unknown>)[] = [];
  if (emulator) hooks.push(() => emulator.clockAdvanced());
  hooks.push(() => stores.clockAdvanced());
  const clockControl = makeClockControl(clock, hooks);
  const secrets = makeSecrets(config.secrets, random);
  const key = config.sandboxPublic ? null : secretIn(join(config.dataDir, 'sandbox.key'));
  const { operatorProvider: provider } = config;
  const context: SandboxContext = {
    config,
    key,
    secrets,
    clockControl,
    mailbox,
    outages,
    webhooks,
    emulator,
    stores,
    remoteSettings: null,
    storeSetting: { mode: 'normal', awayUntil: { apple: 0, google: 0 } },
    signInProvider: provider?.issuer.endsWith(providerPath)
      ? makeSignInProvider(provider, config.publicOrigin, random)
      : null,
    appSignIn: () => ({
      origin: ownOrigin(config, parts.port()),
      client: config.clients.native,
      random,
      secrets,
    }),
  };
  return {
    key,
    stripeKey: emulator && key && stripeKeyOf(key),
    clock,
    outages,
    stores,
    storesOrigin: () => `http://${loopbackName(config.host)}:${parts.port()}${storesPath}`,
    smtpUrl: () => smtp.url,
    onAdvance: (hook) => hooks.push(hook),
    provideSettings(settings) {
      context.remoteSettings = settings;
    },
    playVisitor,
    pageAround(request, { path, search }) {
      const { language, path: page } = readPath(path);
      const state = search.includes('state=') ? stateAt(page, search) : null;
      const framed = isFrameOfOurs(request);
      const played = state ? stateScriptUrl(state.name, language) : framed ? webViewScript : null;
      const scripts = [played, pseudoScriptUrl(search)].filter((script) => script !== null);
      return scripts.length === 0 ? null : { scripts, framed };
    },
    handle: (request, response) => handle(request, response, context, log),
    async close() {
      await emulator?.close();
      stores.close();
      await smtp.close();
      records.close();
    },
  };
}

/** A page of this site asks for its frame; the browser says so by itself, and no page can make it say so. */
function isFrameOfOurs({ headers }: IncomingMessage): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
}

/** Turns are made one after the other, so that no answer comes before the effects of its turn. */
function makeClockControl(clock: SandboxClock, hooks: readonly (() => Promise<unknown>)[]): ClockControl {
  let last: Promise<unknown> = Promise.resolve();
  const turn = async (seconds: number) => {
    clock.advance(seconds);
    for (const hook of hooks) await hook();
  };
  return {
    clock,
    advance(seconds) {
      const next = last.then(() => turn(seconds));
      last = next.catch(() => {});
      return next;
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  context: SandboxContext,
  log: Logger,
): Promise<boolean> {
  const address = readUrl(request.url);
  if (!address || !isBelow('/sandbox', address.path)) return false;
  const call = makeSandboxContext(request, address, callerOf(request, context));
  // The stores know their callers by signatures with keys of this sandbox.
  if (isBelow(storesPath, call.path) && (await context.stores.handle(request, response))) return true;
  const cookie = cookieOfLink(call.query, context.key, context.config);
  if (cookie !== null) {
    writeResult(response, { status: 303, redirect: call.path, headers: { 'Set-Cookie': cookie } });
    return true;
  }
  if (!isOpenTo(request, call.path, context.key)) {
    writeResult(response, closedResult(call));
    return true;
  }
  if (isForeignChange(request, context.config)) {
    const reason = 'The sandbox accepts changes only from its own pages.';
    writeResult(response, failureResult(call, 'forbidden', reason));
    return true;
  }
  if (isBelow('/sandbox/stripe', call.path) && (await context.emulator?.handle(request, response)))
    return true;
  try {
    writeResult(response, await answerSandbox(call, context));
  } catch (error) {
    writeResult(response, answerThrown(call, error, log));
  }
  return true;
}

function isBelow(folder: string, path: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
