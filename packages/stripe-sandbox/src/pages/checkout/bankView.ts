import { html } from '@/lib/html/html';
import type { HostedPage } from '../hostedPage';
import type { PageRequest } from '../pageRequest';

/** The step in which a bank would ask its customer. Both answers post to the page's own URL. */
export function bankView(
  { words: { checkout } }: Pick<PageRequest, 'words'>,
  amount: string | null,
  back: string,
): HostedPage {
  const words = checkout.confirm;
  return {
    title: words.title,
    heading: words.heading,
    lead: amount ? words.lead(amount) : words.leadTrial,
    back: null,
    width: 'narrow',
    body: html`<form class="card bank" method="post">
<div class="row"><button name="answer" value="complete">${words.complete}</button>
<button class="quiet" name="answer" value="fail">${words.fail}</button></div>
<p><a href="${back}">${words.back}</a></p>
</form>`,
  };
}
