import type { Standing } from './statementOutcomes';

/**
 * What support is told beside a statement: its sender's language, whether they were mailed, and the subscription that it
 * names, by its id at Stripe or in its store. Mails written before a release lack that.
 */
export type ToSupport = Match & { language: string; confirmed: boolean };

type Match = { subscription?: string | null; standing?: Standing };

/** Tells support which contract a statement names, and what becomes of it. */
export function statementMatch(
  { subscription = null, standing = 'support' }: Match,
  guide: string,
): string[] {
  const help = `“${guide}” in docs/operating.md says what to do.`;
  if (subscription === null) return [`What was entered doesn’t name exactly one contract. ${help}`];
  const named = `It names the subscription ${subscription}.`;
  return standing === 'open'
    ? [
        `${named} A link was sent to the address of that contract. Once it is used, this is carried out by itself, and you get another email. If it isn’t used, nothing is to be done.`,
      ]
    : [`${named} Nothing is carried out by itself${standing === 'support' ? '' : ` (${standing})`}. ${help}`];
}
