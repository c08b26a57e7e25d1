import { subscriberNow, whenSubscriberKnown } from './subscriber';

/**
 * Leads a subscriber to what is theirs where everybody else is led to the offer: a link says so by
 * `data-subscriber-href` and `data-subscriber-label`. While an app is asked the link keeps its space and is not shown.
 */
function followSubscriber(link: HTMLAnchorElement): void {
  const label = link.querySelector('.content') ?? link;
  if (subscriberNow() === 'PENDING') link.style.visibility = 'hidden';
  whenSubscriberKnown(() => {
    if (subscriberNow() === 'SUBSCRIBED') {
      link.href = link.dataset.subscriberHref ?? link.href;
      label.textContent = link.dataset.subscriberLabel ?? label.textContent;
    }
    link.style.removeProperty('visibility');
  });
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-subscriber-href]')) {
  followSubscriber(link);
}
