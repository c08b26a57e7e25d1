import type { HandlerResult } from '@/server/http/requestContext';
import { type DeliveryMode, deliveryModes, type Emulator } from '@/server/sandbox/openEmulator';
import {
  BadInput,
  changed,
  choiceField,
  numberField,
  type SandboxRequestContext,
} from '@/server/sandbox/sandboxContext';
import { type Outages, outageManners, outageParts } from './outages';

/** How the payment sandbox delivers its webhooks at present. */
export type WebhookSetting = { mode: DeliveryMode; delayMs: number };

const minuteInMs = 60_000;

/** `POST /sandbox/webhooks {mode, delayMs?}` */
export async function setWebhooks(
  call: SandboxRequestContext,
  emulator: Emulator | null,
  setting: WebhookSetting,
): Promise<HandlerResult> {
  const fields = await call.fields();
  const mode = choiceField('mode', fields.mode, deliveryModes);
  const delayMs = numberField(fields, 'delayMs', { minimum: 0, maximum: 10 * minuteInMs, fallback: 5000 });
  if (!emulator) throw new BadInput('This site uses real payments, so you can’t change webhooks.');
  setting.mode = mode;
  setting.delayMs = delayMs;
  await emulator.setDeliveryMode({ ...setting });
  return changed(call, '/sandbox#webhooks', setting);
}

/**
 * `POST /sandbox/outage {part, seconds, manner?}`; 0 seconds ends an outage. Outages run by real time. The database can
 * be gone, but not hang: its statements run in this process.
 */
export async function setOutage(
  call: SandboxRequestContext,
  emulator: Emulator | null,
  outages: Outages,
): Promise<HandlerResult> {
  const fields = await call.fields();
  const part = choiceField('part', fields.part, outageParts);
  const manner = choiceField('manner', fields.manner ?? 'gone', outageManners);
  if (part === 'database' && manner === 'hanging')
    throw new BadInput('manner must be gone for the database.');
  const seconds = numberField(fields, 'seconds', { minimum: 0, maximum: 3600 });
  outages.begin(part, seconds, manner);
  if (part === 'stripe') await emulator?.setOutage(outages.until('stripe'), manner);
  return changed(call, '/sandbox#outage', { part, seconds, manner, until: outages.until(part) });
}
