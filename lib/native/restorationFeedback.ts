import { openChannel } from './channel/openChannel';
import { feedbackForm } from './feedbackForm';

/** How to open the app's feedback form, or null: only the Mac app has it (native contract §2.5). Never rejects. */
export async function restorationFeedback(
  target: object | undefined = globalThis.window,
  touchPoints: number = globalThis.navigator.maxTouchPoints,
): Promise<(() => void) | null> {
  const channel = openChannel('restorationPages', target);
  return channel?.transport === 'webkit' ? feedbackForm(channel, touchPoints) : null;
}
