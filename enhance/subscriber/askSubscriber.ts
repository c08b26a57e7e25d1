import { askSubscriber } from '@/lib/subscriber/watchSubscriber';
import { subscriberTold } from './subscriber';

/** Asks the app around this tab for its subscriber, for style sheets to show what is theirs. */
async function ask(): Promise<void> {
  document.documentElement.dataset.subscriber = await askSubscriber(null);
  document.dispatchEvent(new Event(subscriberTold));
}

void ask();
