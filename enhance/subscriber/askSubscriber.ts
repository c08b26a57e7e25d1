import { localUrl } from '@/lib/content/site/languages/localUrl';
import { ownMenuCard } from '@/lib/content/site/ownMenuCard';
import { subscriberEvent } from '@/lib/subscriber/subscriberState';
import { askSubscriber } from '@/lib/subscriber/watchSubscriber';
import { subscriberNow } from './subscriber';

/** Shows subscribers their own features in the menu's card. Until then the card is hidden but keeps its space. */
function tellInMenu(): void {
  const card = document.querySelector('.menu-promo .subscription');
  const link = card?.querySelector('a');
  const words = [ownMenuCard.title, ownMenuCard.text, ownMenuCard.action.label];
  const places = [
    card?.querySelector('.title'),
    card?.querySelector('.text'),
    link?.querySelector('.content') ?? link,
  ];
  for (const [index, place] of places.entries()) if (place) place.textContent = words[index] ?? '';
  if (link) link.href = localUrl(ownMenuCard.action.href);
}

/** Asks the app around this tab for its subscriber state, unless the URL forces one, and updates the page. */
async function ask(): Promise<void> {
  const state = subscriberNow() === 'PENDING' ? await askSubscriber() : subscriberNow();
  if (state === 'SUBSCRIBED') tellInMenu();
  document.documentElement.dataset.subscriber = state;
  document.dispatchEvent(new Event(subscriberEvent));
}

void ask();
