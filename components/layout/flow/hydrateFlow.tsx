import { type ComponentType, type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/**
 * Makes a built flow interactive, in place of the framework's own start in the browser (`next.config.js`). That one
 * brings a router, a loader of pages, and a manager of the head along, and no flow needs them: links are plain anchors,
 * and the head is written at build. Development uses the framework's own start.
 */
type AppProps = { Component: ComponentType; pageProps: object };
type Module = { default: ComponentType<Partial<AppProps>> };
type Registration = readonly [path: string, load: () => Module];
type PageData = { page: string; props: { pageProps: object } };

declare global {
  interface Window {
    /** Where the framework's bundler registers the application and the page, in any order. */
    __NEXT_P?: { push(registration: Registration): void };
  }
}

const data: PageData = JSON.parse(document.getElementById('__NEXT_DATA__')?.textContent ?? '');
const modules = new Map<string, () => Module>();

function register([path, load]: Registration): void {
  modules.set(path, load);
  const app = modules.get('/_app');
  const page = modules.get(data.page);
  if (app && page) start(app, page);
}

function start(app: () => Module, page: () => Module): void {
  try {
    hydrate(app().default, page().default);
  } catch (error) {
    showFailure(error);
  }
}

function hydrate(App: Module['default'], Component: ComponentType): void {
  const page = <App Component={Component} pageProps={data.props.pageProps} />;
  // As a transition, React works in slices of a few milliseconds, and a tap in between does not have to wait.
  startTransition(() => {
    hydrateRoot(document.getElementById('__next') ?? document.body, besideNothing(page), {
      onUncaughtError: showFailure,
    });
  });
}

/** The build puts a page after one empty element and before another, and React makes its IDs from such positions. */
function besideNothing(page: ReactNode): ReactNode {
  return (
    <>
      <Nothing />
      <Around>
        {page}
        <Nothing />
      </Around>
    </>
  );
}

function Around({ children }: { children: ReactNode }) {
  return children;
}

function Nothing() {
  return null;
}

/** React removes a page that fails. Its URL stays one step back in the history, so that it can be tried again. */
function showFailure(error: unknown): void {
  window.reportError?.(error);
  window.location.assign(localUrl('/500'));
}

const early = window.__NEXT_P;
window.__NEXT_P = { push: register };
if (Array.isArray(early)) for (const registration of early) register(registration);
