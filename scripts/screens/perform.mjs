import { stripVTControlCharacters } from 'node:util';

/**
 * Does what a scene wants done before its picture is taken. A deed that fails costs no other picture: it is a fault of its
 * own, which shows how far it came.
 * @returns null, or in one line why it failed
 */
export async function perform(act, page) {
  try {
    await act?.(page);
    return null;
  } catch (error) {
    const lines = stripVTControlCharacters(String(error?.message ?? error)).split('\n');
    // The message of the browser's driver, and what it waited for.
    const telling = lines.map((line) => line.trim()).filter((line) => line && line !== 'Call log:');
    return `failed: ${telling.slice(0, 2).join(' ')}`;
  }
}
