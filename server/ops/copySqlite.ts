import { createRequire } from 'node:module';
import { runPaced } from './runPaced';

/** Found from here: the new process would look for it in the folder in which the command was entered. */
const library = createRequire(import.meta.url).resolve('libsql');

/** SQLite copies in one statement that only the end of its process can interrupt, so the copy has its own process. */
const program = `
const [library, file, target] = process.argv.slice(1);
const Libsql = require(library);
const sqlite = new Libsql(file);
try {
  sqlite.exec('pragma busy_timeout = 5000');
  sqlite.prepare('vacuum into ?').run(target);
} catch (error) {
  process.stderr.write(error.message);
  process.exitCode = 1;
}
sqlite.close();`;

/**
 * Copies a SQLite file into an empty one while others use it, some tens of megabytes a second.
 * @throws BackupError
 */
export function copySqlite(file: string, target: string): Promise<void> {
  return runPaced(process.execPath, ['-e', program, library, file, target], target);
}
