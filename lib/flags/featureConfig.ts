import * as z from 'zod/mini';
import { protocol } from '../content/protocol';
import { defaultFeatureConfig, FeatureConfig } from '../contract/siteResponses';
import { request } from '../http/request';

export type SiteSettings = {
  flags: FeatureConfig;
  clientId: string;
  /** False when there was no response and these are the defaults. */
  answered: boolean;
};

const Answer = z.object({ ...FeatureConfig.shape, webClientId: z.optional(z.string()) });

/** The remote settings for the web. Without a response, every flag is false and the client id is the built-in one. */
export async function loadSiteSettings(): Promise<SiteSettings> {
  try {
    const { webClientId = protocol.webClientId, ...flags } = Answer.parse(
      await request('/feature-config.json'),
    );
    return { flags: { ...defaultFeatureConfig, ...flags }, clientId: webClientId, answered: true };
  } catch {
    return { flags: defaultFeatureConfig, clientId: protocol.webClientId, answered: false };
  }
}
