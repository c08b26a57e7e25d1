import { AppStoreServerAPIClient, Environment } from '@apple/app-store-server-library';
import fetch from 'node-fetch';
import type { AppleSetting } from '@/server/config/storeSettings';

const timeoutMilliseconds = 5000;
const origins = {
  Production: 'https://api.storekit.itunes.apple.com',
  Sandbox: 'https://api.storekit-sandbox.itunes.apple.com',
} as const;

/**
 * Apple's client with a timeout, and in a sandbox with the URL of its own App Store. `origin` is called each time,
 * because the sandbox's port is known only once it listens.
 */
export class AppleClient extends AppStoreServerAPIClient {
  private readonly origin: () => string;

  constructor(setting: AppleSetting, origin: (() => string) | null) {
    const { privateKey, keyId, issuerId, bundleId, environment } = setting;
    const library = environment === 'Production' ? Environment.PRODUCTION : Environment.SANDBOX;
    super(privateKey, keyId, issuerId, bundleId, library);
    this.origin = origin ?? (() => origins[environment]);
  }

  protected override makeFetchRequest(
    path: string,
    query: URLSearchParams,
    method: string,
    body: string | Buffer | undefined,
    headers: Record<string, string>,
  ) {
    return fetch(`${this.origin()}${path}?${query}`, { method, body, headers, timeout: timeoutMilliseconds });
  }
}
