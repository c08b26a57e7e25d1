import type { ComponentType } from 'react';

/**
 * A part of a flow that no script needs to touch: it is rendered at build, and the browser keeps that markup as it is.
 * Neither the part's code nor its words travel as script. Pass the component on the server and null in the browser,
 * behind `typeof window === 'undefined'` at the call, so that the bundler leaves its module out.
 */
export function staticIsland(Part: ComponentType | null): ComponentType {
  let nodes: readonly ChildNode[] = [];

  // A screen may draw its frame anew with its next step. The very nodes move over then, with what listens to them.
  function keep(element: HTMLDivElement | null): void {
    if (!element) return;
    if (!element.firstChild) {
      element.replaceChildren(...nodes);
      return;
    }
    nodes = [...element.childNodes];
    keepStyles(element);
  }

  return function Still() {
    if (Part) {
      return (
        <div className="static-island">
          <Part />
        </div>
      );
    }
    // React keeps the children of a server-rendered element whose inner HTML it is told to own.
    const html = { __html: '' };
    return (
      <div
        ref={keep}
        className="static-island"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string is never written anywhere
        dangerouslySetInnerHTML={html}
      />
    );
  };
}

/**
 * Copies the styles of the part, while developing: there a style goes with the last component that React knows to use it,
 * and React does not know that the kept markup uses it too. A built page has all styles in its stylesheet.
 */
function keepStyles(part: HTMLElement): void {
  const names = [...part.querySelectorAll('[class*="jsx-"]')].flatMap((element) => [...element.classList]);
  for (const name of new Set(names)) {
    const style = document.getElementById(`__${name}`);
    if (!style) continue;
    const copy = style.cloneNode(true);
    if (copy instanceof HTMLElement) copy.removeAttribute('id');
    style.after(copy);
  }
}
