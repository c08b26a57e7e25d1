import { appEvents } from '@/lib/content/events/appEvents';
import { events } from '@/lib/content/events/events';
import { siteEvents } from '@/lib/content/events/siteEvents';
import { subscriptionEvents } from '@/lib/content/events/subscriptionEvents';

it('the whole holds every part, and an event in two parts has the same parameters in both', () => {
  const whole: Record<string, readonly string[]> = events;
  for (const part of [siteEvents, subscriptionEvents, appEvents]) {
    for (const [id, parameters] of Object.entries(part)) expect([id, whole[id]]).toEqual([id, parameters]);
  }
});
