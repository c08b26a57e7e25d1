type ClipboardHolder = { clipboard?: Pick<Clipboard, 'writeText'> };

/**
 * Puts the text on the clipboard. False when that cannot be done: many browsers refuse it inside apps and frames, when a
 * person said no, or without https. Whoever asks then says how to copy by hand. Never rejects.
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
