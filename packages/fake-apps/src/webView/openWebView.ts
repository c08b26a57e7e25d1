import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A message that a page sent to one of the app's message handlers. */
export type AppMessage = { handler: string; body: unknown; url: string };

/** The window of an app around a real WebKit web view (./window.js). */
export type WebView = {
  /** The endpoint to which Playwright attaches: `webkit.connectOverCDP(endpoint)`. */
  endpoint: string;
  resize(width: number, height: number): void;
  /** Sets the user agent from the next page on. Resolves when that is done. */
  setUserAgent(userAgent: string): Promise<void>;
  /**
   * Gives these message handlers to pages that are opened from now on. A text that `answer` resolves to is the reply;
   * one that it throws rejects the page's promise. Resolves when a page may be opened.
   */
  handle(names: readonly string[], answer: (message: AppMessage) => Promise<string>): Promise<void>;
  /** Runs a script in the page, as an app does to send it something. */
  run(script: string): void;
  close(): Promise<void>;
};

const program = join(process.cwd(), 'packages/fake-apps/src/webView/window.js');
/** How long the window may take to start, for each try. */
const startLimitsMs = [30_000, 60_000];

/** Opens a web view on an X server, such as `:1`. It is a separate visitor: it shares nothing with other windows. */
export async function openWebView(display: string): Promise<WebView> {
  const { child, inspector } = await startWindow(display);
  // An answer may arrive after its window is gone.
  child.stdin.on('error', () => undefined);
  const tell = (command: object) => void child.stdin.write(`${JSON.stringify(command)}\n`);
  const waiting: (() => void)[] = [];
  /** The window obeys in order, so its confirmations come in order, too. */
  const tellAndWait = (command: object) =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      tell({ ...command, confirm: true });
    });
  let answer: (message: AppMessage) => Promise<string> = () => Promise.reject('no handlers');
  createInterface({ input: child.stdout }).on('line', (line) => {
    const { message, ...asked }: AppMessage & { message: number | null } = JSON.parse(line);
    if (message === null) return waiting.shift()?.();
    answer(asked).then(
      (text) => tell({ answer: message, text }),
      (error) => tell({ answer: message, error: String(error) }),
    );
  });
  const targets = await listTargets(inspector);
  return {
    endpoint: `http://127.0.0.1:${portOf(targets)}`,
    resize: (width, height) => tell({ resize: [width, height] }),
    setUserAgent: (userAgent) => tellAndWait({ userAgent }),
    handle(names, by) {
      answer = by;
      return tellAndWait({ handlers: names });
    },
    run: (script) => tell({ run: script }),
    close: async () => {
      targets.close();
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
    },
  };
}

type StartedWindow = { child: ReturnType<typeof spawnWindow>; inspector: string };

/** Starts the window, once more if another program took its inspector's port in the meantime. */
async function startWindow(display: string): Promise<StartedWindow> {
  for (const limitMs of startLimitsMs) {
    const port = await freePort();
    const child = spawnWindow(display, port);
    const inspector = await inspectorSocket(port, child, limitMs);
    if (inspector !== null) return { child, inspector };
    child.kill('SIGKILL');
  }
  throw new Error('No web view was opened: it needs gjs, gir1.2-webkit2-4.1 and xvfb.');
}

function spawnWindow(display: string, port: number) {
  return spawn('gjs', ['-m', program], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      ...process.env,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      GSETTINGS_BACKEND: 'memory',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
      WEBKIT_INSPECTOR_HTTP_SERVER: `127.0.0.1:${port}`,
      // The sandbox cannot be set up by root, nor inside most containers.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
}

/** The web view's inspector, which serves a page that names the socket; null when it is not there in time. */
async function inspectorSocket(port: number, child: ChildProcess, limitMs: number): Promise<string | null> {
  const until = Date.now() + limitMs;
  while (Date.now() < until && child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => null);
    const path = /\/socket\/\d+\/\d+\/WebPage/.exec((await answer?.text()) ?? '')?.[0];
    if (path) return `ws://127.0.0.1:${port}${path}`;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return null;
}

/** Playwright requests the list of pages in the format of other inspectors. */
async function listTargets(webSocketDebuggerUrl: string): Promise<Server> {
  const server = createServer((_request, response) =>
    response.end(JSON.stringify([{ webSocketDebuggerUrl }])),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

async function freePort(): Promise<number> {
  const socket = createSocket();
  await new Promise<void>((resolve) => socket.listen(0, '127.0.0.1', resolve));
  const port = portOf(socket);
  await new Promise((resolve) => socket.close(resolve));
  return port;
}

function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return address.port;
}

/** A display for windows that nobody looks at: an X server of its own. */
export type Display = { name: string; close(): void };

export async function openDisplay(): Promise<Display> {
  // By default it would reset after the last window closes, and refuse the next one during that time.
  const screen = ['-screen', '0', '1600x1200x24', '-noreset', '-nolisten', 'tcp', '-displayfd', '3'];
  const server = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [, , , number] = server.stdio;
  if (!number) throw new Error('Xvfb does not tell its number.');
  const failed = once(server, 'exit').then(() => Promise.reject(new Error('Xvfb did not start.')));
  const [written] = await Promise.race([once(number, 'data'), failed]);
  failed.catch(() => undefined);
  return { name: `:${String(written).trim()}`, close: () => void server.kill('SIGKILL') };
}
