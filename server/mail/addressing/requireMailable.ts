import { domainOf, normalizeEmail } from '@/server/accounts/emailAddress';
import { ApiError } from '@/server/http/ApiError';
import type { Services } from '@/server/services';

/** The stored form of an address whose domain receives mail. @throws ApiError invalid_email_address, failed_mx_check */
export async function requireMailable(services: Services, input: unknown): Promise<string> {
  const email = normalizeEmail(input);
  if (!email || !domainOf(email).includes('.')) throw new ApiError('invalid_email_address');
  if (!(await services.acceptsMail(domainOf(email)))) throw new ApiError('failed_mx_check');
  return email;
}
