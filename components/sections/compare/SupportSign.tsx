import { type Support, supportWords } from '@/lib/content/downloads/comparison';
import { supportSignStyles } from './supportSignStyles';

/**
 * How far a protection goes: a word, and before it a sign drawn by the style sheet, since a page holds a hundred of them:
 * a ticked disc, half a disc, an amber one, or an empty ring.
 */
export function SupportSign({ support }: { support: Support }) {
  return (
    <span className={`support ${support}`}>
      {supportWords[support]}
      <style jsx global>
        {supportSignStyles}
      </style>
    </span>
  );
}
