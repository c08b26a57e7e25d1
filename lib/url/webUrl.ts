const longest = 2000;

/**
 * A parameter that is itself the address of a web page, or null for anything else. An address cannot do without `/`, so
 * the rule that drops values holding `<`, `>` or `/` (specification §5) has its other half here: only http and https,
 * neither `<` nor `>`, no name or password in it, and no more than 2,000 characters. It is shown, never followed.
 */
export function webUrl(value: string | null): string | null {
  if (!value || value.length > longest || /[<>]/.test(value)) return null;
  try {
    const { protocol, username, password, href } = new URL(value);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && !username && !password ? href : null;
  } catch {
    return null;
  }
}
