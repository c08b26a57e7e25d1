import { copyText } from './copyText';

type Sharer = Partial<Pick<Navigator, 'share'>> & Parameters<typeof copyText>[1];

/** `handed` when the system's share sheet took it or the person closed it, `refused` when nothing could be done. */
export type Shared = 'handed' | 'copied' | 'refused';

/** Offers a URL to the system's share sheet; where there is none, or it may not open, copies the URL. Never rejects. */
export async function shareUrl(url: string, sharer: Sharer = navigator): Promise<Shared> {
  try {
    if (typeof sharer.share === 'function') {
      await sharer.share({ url });
      return 'handed';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'handed';
  }
  return (await copyText(url, sharer)) ? 'copied' : 'refused';
}
