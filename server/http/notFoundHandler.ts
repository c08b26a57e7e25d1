import { ApiError } from './ApiError';

/** Any call that has no route of its own. @throws ApiError not_found */
export async function notFoundHandler(): Promise<never> {
  throw new ApiError('not_found');
}
