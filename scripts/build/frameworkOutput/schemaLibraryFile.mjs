/** Where the browser's part of the schema library stands, from the root of the repository. */
export const schemaLibraryFile = '.build/zod-mini.js';
