import ipaddr from 'ipaddr.js';

/** The networks that a client counts toward, as distinct strings. */
type Networks = { single: string; wide: string | null };

/**
 * The single network is the whole IPv4 address, or the first 64 bits of an IPv6 address, because every household gets
 * at least that many. The wide one, /24 or /48, is what a single customer with many IPs can use at once. Text that is
 * not an IP stands for itself.
 */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { single: address, wide: null };
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return { single: parsed.toString(), wide: prefix(bytes, 24) };
  return { single: prefix(bytes, 64), wide: prefix(bytes, 48) };
}

/** The single network of an IP. */
export function networkOf(address: string): string {
  return networksOf(address).single;
}

function prefix(bytes: readonly number[], bits: number): string {
  const kept = bytes.map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(kept).toString()}/${bits}`;
}
