import { html } from '@/lib/html/html';
import { checkoutWords } from '../../words/checkoutWords';
import type { HostedPage } from '../hostedPage';
import { stylesLink } from '../stylesLink';

const words = checkoutWords.confirm;

/** The step in which a bank would ask its customer. Both answers post to the page's own URL. */
export function bankView(basePath: string, amount: string | null, back: string): HostedPage {
  return {
    title: words.title,
    heading: words.heading,
    lead: amount ? words.lead(amount) : words.leadTrial,
    back: null,
    width: 'narrow',
    body: html`${stylesLink(basePath)}
<form class="card bank" method="post">
<div class="row"><button name="answer" value="complete">${words.complete}</button>
<button class="quiet" name="answer" value="fail">${words.fail}</button></div>
<p><a href="${back}">${words.back}</a></p>
</form>`,
  };
}
