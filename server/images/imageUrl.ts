import ipaddr from 'ipaddr.js';

/** Widths in pixels that a picture can be requested in; arbitrary ones would let one picture fill every cache. */
const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

const maxUrlLength = 2048;

/**
 * The URL of a picture, or null for one that must not be fetched: it must use https on the default port and a host name
 * from the allow-list, without user or password. The URL parser turns disguised numbers (`127.1`, `0x7f000001`) into
 * IPs, so they are never on the list.
 */
export function allowedPicture(address: string | null, hosts: readonly string[]): URL | null {
  if (!address || address.length > maxUrlLength || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const host = url.hostname.toLowerCase();
  if (ipaddr.isValid(host.replace(/^\[|\]$/g, '')) || !hosts.includes(host)) return null;
  url.hash = '';
  return url;
}

/**
 * True for a public internet IP. Everything else is refused: this machine, the local network, link-local metadata
 * services, carrier networks, multicast, and IPv4 addresses wrapped in IPv6.
 */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/** The requested width, or the widest when none is requested; null for a width that is not offered. */
export function pictureWidth(value: string | null): PictureWidth | null {
  if (value === null) return 1280;
  return pictureWidths.find((width) => String(width) === value) ?? null;
}
