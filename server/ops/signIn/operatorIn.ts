import { type OperatorProvider, operatorRoles } from '@/server/config/operatorProvider';
import type { Operator } from '@/server/ops/operator';

/** The claims of an ID token whose signature, issuer, audience, nonce and times have been checked. */
export type Claims = Readonly<Record<string, unknown>> & { sub: string };

/**
 * How the audit log names a person: by the identifier that the provider never gives to anybody else, after the address,
 * which people know but may change.
 */
export function nameIn({ sub, email }: Claims): string {
  const id = sub.replace(/[^!-~]/g, '').slice(0, 255);
  return typeof email === 'string' && /^[^\s()@]{1,64}@[^\s()@]{1,190}$/.test(email)
    ? `${email} (${id})`
    : id;
}

/**
 * The role in the claim, which is a text or a list of texts; the most powerful of several. Anything else is no role, and
 * neither is a text that only contains one.
 */
export function roleIn(
  claims: Claims,
  { rolesClaim, roleValues }: OperatorProvider,
): Operator['role'] | null {
  const given = Object.hasOwn(claims, rolesClaim) ? claims[rolesClaim] : null;
  const values: readonly unknown[] = Array.isArray(given) ? given : [given];
  const has = (value: string | undefined) => value !== undefined && values.includes(value);
  return operatorRoles.find((role) => has(roleValues[role])) ?? null;
}
