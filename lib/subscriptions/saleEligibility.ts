import { HttpError } from '../http/HttpError';
import { request } from '../http/request';

/** Whether it is sold to this visitor. @throws Error when unknown, so that an outage does not look like a refusal. */
export async function requireEligibility(): Promise<boolean> {
  try {
    await request('/privacy-pro-eligible.json');
    return true;
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return false;
    throw error;
  }
}
