import { ownMenuCard } from '@/lib/content/site/ownMenuCard';
import { askSubscriber } from '@/lib/subscriber/watchSubscriber';
import { subscriberNow, subscriberTold } from './subscriber';

/** Tells a subscriber in the card of the menu what is theirs. The card keeps its space and is not shown until then. */
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
  if (link) link.href = ownMenuCard.action.href;
}

/** Asks the app around this tab for its subscriber, unless the address forces one, for the page to show what is theirs. */
async function ask(): Promise<void> {
  const state = subscriberNow() === 'PENDING' ? await askSubscriber(null) : subscriberNow();
  if (state === 'SUBSCRIBED') tellInMenu();
  document.documentElement.dataset.subscriber = state;
  document.dispatchEvent(new Event(subscriberTold));
}

void ask();
