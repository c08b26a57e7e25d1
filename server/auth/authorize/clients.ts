import type { Config } from '@/server/config/config';

/** A public OAuth client from the allow-list. The web client has no redirect URI: it reads JSON answers. */
export type Client = { id: string; kind: 'web' | 'native'; redirectUris: readonly string[] };

/** The client with this id, or null when it is not on the list. */
export function findClient(config: Config, id: string | null): Client | null {
  const { web, native } = config.clients;
  if (id === web.id) return { id, kind: 'web', redirectUris: [] };
  if (id === native.id) return { id, kind: 'native', redirectUris: native.redirectUris };
  return null;
}
