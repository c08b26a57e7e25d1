import type { ComponentProps } from 'react';

/** True where React takes over the markup of a page. It never does that to a built document, but in development it does. */
const takesOver = typeof document !== 'undefined' && document.getElementById('__NEXT_DATA__') !== null;

/** Markup of a document for a script to copy. The browser's parser keeps it apart from the page, where React would miss it. */
export function Template({ children, ...attributes }: ComponentProps<'template'>) {
  if (!takesOver) return <template {...attributes}>{children}</template>;
  const html = { __html: '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string is never written anywhere
  return <template {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
