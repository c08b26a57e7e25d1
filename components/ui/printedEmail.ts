import { Children, type ReactNode } from 'react';

/**
 * The address of a link that opens an email, for paper: print.css adds it to what the link says. Undefined where the text
 * says it already, and for every other link.
 */
export function printedEmail(href: string, text: ReactNode): string | undefined {
  const [, address = ''] = /^mailto:([^?]+)/.exec(href) ?? [];
  const says = Children.toArray(text).join('').includes(address);
  return says ? undefined : address;
}
