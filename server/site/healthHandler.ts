import type { HandlerResult } from '@/server/http/handlerResult';

/** `GET /health`: the process answers. It says nothing about what stands behind it. */
export async function healthHandler(): Promise<HandlerResult> {
  return { json: { status: 'ok' } };
}
