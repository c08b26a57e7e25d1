import { ApiError } from './ApiError';

/** Answers every call that has no route. @throws ApiError not_found */
export async function notFoundHandler(): Promise<never> {
  throw new ApiError('not_found');
}
