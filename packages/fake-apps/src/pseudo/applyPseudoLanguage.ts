import { type PseudoLanguage, pseudoText } from './pseudoText';

/**
 * Shows the page that runs this in a pseudo-language, and keeps doing so with everything that the page writes later. The
 * build bundles it only for the sandbox.
 */
declare global {
  var pseudoLanguage: PseudoLanguage | undefined;
  /** True once the page is in the pseudo-language. */
  var pseudoLanguageShown: boolean | undefined;
  /** What React tells of its work, to developer tools. */
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: object | undefined;
}

const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
const untouched =
  'script, style, noscript, code, pre, kbd, samp, textarea, option:not([value]), [translate=no]';
const pauseMs = 40;

function begin(language: PseudoLanguage): void {
  if (language.kind === 'rtl') document.documentElement.dir = 'rtl';
  for (const type of ['click', 'auxclick'])
    document.addEventListener(type, (event) => keepLanguage(event, language), true);
  const hydrated = firstCommit();
  document.addEventListener('DOMContentLoaded', () => void show(language, hydrated));
}

async function show(language: PseudoLanguage, hydrated: Promise<void>): Promise<void> {
  // React takes a page over only while it finds the words that it rendered. It never does so with a document.
  if (document.getElementById('__NEXT_DATA__')) await hydrated;
  // A forced state finds the buttons that it presses by their English words.
  while (globalThis.forcedState && !globalThis.forcedStateReached) await pause();
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') for (const node of addedNodes) rewrite(node, language);
      else if (target instanceof Element) rewriteAttributes(target, language);
      else rewrite(target, language);
    }
  }).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: attributes,
  });
  rewrite(document.body, language);
  // The region by which pseudo-languages are named, so that styles take the page for one in another language.
  document.documentElement.lang += '-XA';
  globalThis.pseudoLanguageShown = true;
}

/** React tells developer tools of each change that it has made to the page. Its first is to have taken the page over. */
function firstCommit(): Promise<void> {
  return new Promise((resolve) => {
    globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => resolve(),
      onCommitFiberUnmount: () => undefined,
    };
  });
}

/** What is in the pseudo-language already is not written again, so that no change of ours leads to another. */
function rewrite(node: Node, language: PseudoLanguage): void {
  if (node instanceof Element) {
    rewriteAttributes(node, language);
    for (const part of node.querySelectorAll(attributes.map((name) => `[${name}]`).join()))
      rewriteAttributes(part, language);
  }
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = node instanceof Text ? node : texts.nextNode(); text; text = texts.nextNode()) {
    if (!(text instanceof Text) || text.parentElement?.closest(untouched)) continue;
    const pseudo = pseudoText(text.data, language);
    if (pseudo !== text.data) text.data = pseudo;
  }
}

function rewriteAttributes(part: Element, language: PseudoLanguage): void {
  if (part.closest('[translate=no]')) return;
  for (const name of attributes) {
    const value = part.getAttribute(name);
    const pseudo = value && pseudoText(value, language);
    if (pseudo !== value && pseudo) part.setAttribute(name, pseudo);
  }
}

/** Lets the next page of the site open in the same language. */
function keepLanguage({ target }: Event, { kind }: PseudoLanguage): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin) return;
  const url = new URL(link.href);
  if (url.searchParams.has('pseudo')) return;
  url.searchParams.set('pseudo', kind);
  link.href = url.href;
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, pauseMs));
}

if (globalThis.pseudoLanguage) begin(globalThis.pseudoLanguage);
