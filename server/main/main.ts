import { constants, setPriority } from 'node:os';
import { type Config, ConfigError } from '@/server/config/config';
import { loadConfig } from '@/server/config/load';
import { commandProblem, isServing } from './commandLine';

const words = process.argv.slice(2);

/**
 * The only program of the built site. Each command loads only what it needs: a database copy that first loaded the
 * whole site would take a second of processor time from the running one.
 */
async function main(): Promise<void> {
  // Files written by this process and its tools contain email addresses and keys, so only the owner may ever read
  // them.
  process.umask(0o077);
  const problem = commandProblem(words);
  if (problem !== null) throw new Error(problem);
  const [command, option = ''] = words;
  if (command === 'backup') {
    // A copy yields to the site on the same machine, and so do the programs it starts.
    setPriority(constants.priority.PRIORITY_LOW);
  }
  if (command === 'backup' || command === 'restore') {
    const { copyDatabase } = await import('./commands/copyDatabase');
    return copyDatabase(configOrExit(), command, option);
  }
  if (command === 'payments-setup') {
    const { setUpPayments } = await import('./commands/setUpPayments');
    return setUpPayments(option);
  }
  if (command === 'suspend' || command === 'unsuspend') {
    const { suspendAccount } = await import('./commands/suspendAccount');
    return suspendAccount(configOrExit(), command === 'suspend' ? 'suspended' : 'active', option);
  }
  if (command === 'sale-opened') {
    const { announceSale } = await import('./commands/announceSale');
    return announceSale(configOrExit(), option);
  }
  if (command === 'books') {
    const { printBooks } = await import('./commands/printBooks');
    return printBooks(configOrExit(), option);
  }
  if (command === 'people') {
    const { showPeople } = await import('./commands/showPeople');
    return showPeople(configOrExit(), option);
  }
  const { serve } = await import('./serve');
  return serve(configOrExit());
}

function configOrExit(): Config {
  try {
    return loadConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

main().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(isServing(words) ? `The site could not start: ${message}\n` : `${message}\n`);
  process.exit(1);
});
