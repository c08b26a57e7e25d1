/** What a device shows for pairing: its code, and the name it gave itself, or null. */
export type Pairing = { code: string; deviceName: string | null };

const maxCodeLength = 4000;
const maxNameLength = 60;

/**
 * Reads the fragment of a pairing address, `#&code=…&deviceName=…` or `#&code2=…` of the second version. Codes are
 * base64, also in the form for addresses; everything else, and a name that holds `<`, `>` or `/`, is taken as absent.
 */
export function readPairing(fragment: string): Pairing | null {
  // A plus sign is a character of base64, and not the blank that it means in a form.
  const parts = new URLSearchParams(fragment.replace(/^#?&?/, '').replaceAll('+', '%2B'));
  const code = parts.get('code2') ?? parts.get('code') ?? '';
  if (code.length > maxCodeLength || !/^[\w+/=-]+$/.test(code)) return null;
  const name = (parts.get('deviceName') ?? '').trim();
  const isName = name !== '' && name.length <= maxNameLength && !/[<>/]/.test(name);
  return { code, deviceName: isName ? name : null };
}
