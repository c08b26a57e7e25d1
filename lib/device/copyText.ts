type ClipboardHolder = { clipboard?: Pick<Clipboard, 'writeText'> };

/**
 * Copies the text to the clipboard. False when that is impossible: many browsers refuse it inside apps and frames,
 * without https, or when a person denied permission. The caller then explains how to copy by hand. Never rejects.
 */
export async function copyText(text: string, holder: ClipboardHolder = navigator): Promise<boolean> {
  try {
    if (!holder.clipboard) return false;
    await holder.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
