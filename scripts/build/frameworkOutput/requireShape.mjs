/**
 * Stops the build where the framework's output no longer looks as a step of this folder expects: better no build than one
 * that is heavier, or broken, without a word.
 *
 * @throws Error with the sentence, unless it holds
 */
export function requireShape(holds, sentence) {
  if (!holds) throw new Error(`The framework's output changed (scripts/build/frameworkOutput): ${sentence}`);
}
