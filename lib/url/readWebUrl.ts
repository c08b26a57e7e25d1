const maxLength = 2000;

/**
 * A parameter that is itself the URL of a web page, or null for anything else. A URL always contains `/`, so the rule
 * that drops values containing `<`, `>` or `/` (specification §5) has this exception: only http and https, no `<` or
 * `>`, no user name or password, and at most 2,000 characters. The URL is shown, never followed.
 */
export function readWebUrl(value: string | null): string | null {
  if (!value || value.length > maxLength || /[<>]/.test(value)) return null;
  try {
    const { protocol, username, password, href } = new URL(value);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    return isWeb && !username && !password ? href : null;
  } catch {
    return null;
  }
}
