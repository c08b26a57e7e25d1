import { Children, type ReactNode } from 'react';

/** The address of an email link, for print.css to add. Undefined where the text says it, and for other links. */
export function printedEmail(href: string, text: ReactNode): string | undefined {
  const [, address = ''] = /^mailto:([^?]+)/.exec(href) ?? [];
  const says = Children.toArray(text).join('').includes(address);
  return says ? undefined : address;
}
