import { join } from 'node:path';

/** Where the files are that were bundled for the server. While developing, a folder of its own, which spoils no build. */
export const builtFolder = join(process.cwd(), process.argv.includes('--dev') ? '.build/site' : '.next/site');
