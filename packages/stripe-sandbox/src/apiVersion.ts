/** The API version whose shapes the emulator speaks; the `stripe` SDK in package.json asks for the same one. */
export const apiVersion = '2026-10-28.endive';
