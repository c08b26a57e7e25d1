import { subscriberNow, whenSubscriberKnown } from './subscriber';

/**
 * Leads subscribers to their own pages where everybody else is led to the offer: a link defines this with
 * `data-subscriber-href` and `data-subscriber-label`. While an app is being asked, the link is hidden but keeps its
 * space.
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
