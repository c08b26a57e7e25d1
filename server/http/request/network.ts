import ipaddr from 'ipaddr.js';

/** The networks that a client counts for, as texts that tell them apart. */
type Networks = { single: string; wide: string | null };

/**
 * The single network is an IPv4 address as it is, and of an IPv6 address the first 64 bits, because a household is
 * given at least so many addresses to itself. The wide one is what one hirer of many addresses can use at once: /24 and
 * /48. What is no address stands for itself.
 */
export function networksOf(address: string): Networks {
  if (!ipaddr.isValid(address)) return { single: address, wide: null };
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  if (parsed.kind() === 'ipv4') return { single: parsed.toString(), wide: prefix(bytes, 24) };
  return { single: prefix(bytes, 64), wide: prefix(bytes, 48) };
}

/** The single network of the IP address. */
export function networkOf(address: string): string {
  return networksOf(address).single;
}

function prefix(bytes: readonly number[], bits: number): string {
  const kept = bytes.map((byte, index) => (index < bits / 8 ? byte : 0));
  return `${ipaddr.fromByteArray(kept).toString()}/${bits}`;
}
