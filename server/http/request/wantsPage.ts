import type { RequestContext } from '@/server/http/requestContext';
import { prefersPage } from './negotiation';

/** True for a form that a browser sent by itself: it shows what it gets. A script asks for JSON. */
export function wantsPage(call: Pick<RequestContext, 'header'>): boolean {
  return prefersPage(call.header('accept'));
}
