import type { HostedPage, PageFrame } from 'stripe-sandbox/pages/hostedPage';
import type { HostedLanguage } from 'stripe-sandbox/words/hostedWords';
import { brand } from '@/lib/content/brand';
import { type Html, html, markImage, sandboxDocument, sandboxHeaders } from './sandboxPage';

/**
 * The frame of the payment stand-in: plain and in our own look, as the pages of a payment provider are that know the
 * brand of their shop, with the word sandbox beside the name. What is paid for stands beside what is asked, or above
 * it on a narrow screen; a page without such a side is one column.
 */
export const paymentFrame: PageFrame = { document: paymentPage, headers: sandboxHeaders };

function paymentPage(page: HostedPage, language: HostedLanguage): string {
  const title = `${page.title} · ${brand.name} sandbox`;
  const body = page.side
    ? html`<main class="sides">
<div class="side"><div class="side-inner">${nameLine(page)}
${headings(page)}
${page.side}</div></div>
<div class="asked"><div class="asked-inner">
${page.body}
</div></div>
</main>`
    : html`<main class="${page.width ?? 'normal'}">
${nameLine(page)}
${headings(page)}
${page.body}
</main>`;
  return sandboxDocument(title, body, { class: 'payment', language });
}

function nameLine({ back }: HostedPage): Html {
  return html`<p class="name-line"><span class="mark">${markImage}${brand.name}</span><span class="tag warm">Sandbox</span></p>
${back && html`<p class="back"><a href="${back.href}">${back.label}</a></p>`}`;
}

function headings({ heading, lead }: HostedPage): Html {
  return html`<h1>${heading}</h1>
${lead && html`<p class="lead">${lead}</p>`}`;
}
