/**
 * Stops the build when the framework's output no longer looks as a step in this folder expects: no build is better than
 * one that silently becomes heavier or breaks.
 *
 * @throws Error with the sentence, unless `holds` is true
 */
export function requireShape(holds, sentence) {
  if (!holds) throw new Error(`The framework's output changed (scripts/build/frameworkOutput): ${sentence}`);
}
