import { commonMailDomains, neighboringMailDomains } from '../content/account/mailDomains';

/**
 * The address that was probably meant when the domain is one slip away from a common one: a letter too many, too few,
 * wrong, or two that changed places. Null for every other address. It is a question only: what was typed may be right.
 */
export function correctedAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (neighboringMailDomains.includes(domain) || commonMailDomains.some((known) => known === domain))
    return null;
  const meant = commonMailDomains.find((known) => {
    const [name = ''] = known.split('.');
    // Without a dot, the name of the provider alone was typed.
    return (
      isOneSlipAway(domain, known) ||
      domain === name ||
      (!domain.includes('.') && isOneSlipAway(domain, name))
    );
  });
  return meant ? email.slice(0, at + 1) + meant : null;
}

function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left === right) return false;
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`;
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    swapped === right
  );
}
