/** What a device shows for pairing: its code, and its device name or null. */
export type Pairing = { code: string; deviceName: string | null };

const maxCodeLength = 4000;
const maxNameLength = 60;

/**
 * Reads the fragment of a pairing URL, `#&code=…&deviceName=…`, or `#&code2=…` in the second version. Codes are base64
 * or base64url; anything else, and a name that contains `<`, `>` or `/`, is treated as absent.
 */
export function readPairing(fragment: string): Pairing | null {
  // A plus sign is a base64 character here, not the space that it means in a form.
  const parts = new URLSearchParams(fragment.replace(/^#?&?/, '').replaceAll('+', '%2B'));
  const code = parts.get('code2') ?? parts.get('code') ?? '';
  if (code.length > maxCodeLength || !/^[\w+/=-]+$/.test(code)) return null;
  const name = (parts.get('deviceName') ?? '').trim();
  const isName = name !== '' && name.length <= maxNameLength && !/[<>/]/.test(name);
  return { code, deviceName: isName ? name : null };
}
