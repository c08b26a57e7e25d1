import ipaddr from 'ipaddr.js';

/**
 * The network a client's limits count for: an IPv4 address as it is, of an IPv6 address the first 64 bits, because a
 * single household is given at least so many addresses to itself. What is no address stays as it came.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const prefix = parsed.toByteArray().slice(0, 8);
  return `${ipaddr.fromByteArray([...prefix, 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`;
}
