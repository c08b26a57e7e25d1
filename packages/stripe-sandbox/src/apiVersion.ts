/** The API version the emulator implements; the `stripe` SDK in package.json requests the same one. */
export const apiVersion = '2026-10-28.endive';
