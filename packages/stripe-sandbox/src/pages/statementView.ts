import { html } from '@/lib/html/html';
import type { HostedPage } from './hostedPage';

type Words = { title: string; heading: string; lead?: string };

/** A page that shows a message and an optional link. */
export function statementView(words: Words, link: { href: string; label: string } | null): HostedPage {
  return {
    title: words.title,
    heading: words.heading,
    lead: words.lead,
    back: null,
    width: 'narrow',
    body: html`${link && html`<p><a class="button" href="${link.href}">${link.label}</a></p>`}`,
  };
}
