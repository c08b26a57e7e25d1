import type { ComponentType } from 'react';

/**
 * A part of a flow that no script needs to touch: it is rendered at build, and the browser keeps that markup as it is.
 * Neither the part's code nor its text is shipped as script. Pass the component on the server and null in the browser,
 * behind `typeof window === 'undefined'` at the call, so that the bundler leaves its module out.
 */
export function staticIsland<Props extends object>(Part: ComponentType<Props> | null): ComponentType<Props> {
  let nodes: readonly ChildNode[] = [];

  // A screen may render its frame again in its next step. The same nodes are then moved over, with their listeners.
  function keep(element: HTMLDivElement | null): void {
    if (!element) return;
    if (!element.firstChild) {
      element.replaceChildren(...nodes);
      return;
    }
    nodes = [...element.childNodes];
    keepStyles(element);
  }

  return function Still(props: Props) {
    if (Part) {
      return (
        <div className="static-island">
          <Part {...props} />
        </div>
      );
    }
    // React keeps the children of a server-rendered element if it is told that it sets their inner HTML.
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
 * Copies the part's styles, in development only: there, a style is removed with the last component that React knows to
 * use it, and React does not know that the kept markup uses it too. A built page has all styles from the start.
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
