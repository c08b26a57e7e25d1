/** The path of the browser's part of the schema library, from the repository root. */
export const schemaLibraryFile = '.build/zod-mini.js';
