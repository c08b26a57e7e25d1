import type { ComponentProps } from 'react';

/** True where React hydrates the page. It never does so on a built document, but it does in development. */
const takesOver = typeof document !== 'undefined' && document.getElementById('__NEXT_DATA__') !== null;

/** Markup in a document for scripts to copy. The parser keeps it out of the page, where React would miss it. */
export function Template({ children, ...attributes }: ComponentProps<'template'>) {
  if (!takesOver) return <template {...attributes}>{children}</template>;
  const html = { __html: '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty string is never written anywhere
  return <template {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
