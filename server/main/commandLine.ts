/** The commands for operators, each with what may follow it. Without a command, the program serves the site. */
const commands: Readonly<Record<string, string>> = {
  backup: '<file>',
  restore: '<file>',
  'payments-setup': '[--check]',
  suspend: '<account>',
  unsuspend: '<account>',
  'sale-opened': '[<country>]',
  books: '<month>',
  people: '<query>',
};

/** Whether the program serves the site; `--dev` is how scripts/dev starts it. */
export function isServing([command]: readonly string[]): boolean {
  return command === undefined || command === '--dev';
}

/**
 * Why the program refuses these words, or null. If it passed over what it doesn’t know, a mistyped command would migrate
 * the database and serve the site, and a mistyped `--check` would change what is at Stripe.
 */
export function commandProblem(words: readonly string[]): string | null {
  const [command = '', ...values] = words;
  if (isServing(words)) return null;
  if (!Object.hasOwn(commands, command)) {
    return `There’s no command ${command}. There are:\n${Object.keys(commands).map(usage).join('\n')}`;
  }
  const { [command]: follows = '' } = commands;
  const least = follows.startsWith('<') ? 1 : 0;
  const isOther = command === 'payments-setup' && values.some((value) => value !== '--check');
  return values.length < least || values.length > 1 || isOther
    ? `Write this instead:\n${usage(command)}`
    : null;
}

function usage(command: string): string {
  return `  ${command} ${commands[command]}`.trimEnd();
}
