import type { Answer } from '@/server/http/answer';

/** `GET /health`: the process answers. It says nothing about what stands behind it. */
export async function healthCall(): Promise<Answer> {
  return { json: { status: 'ok' } };
}
