import type { TextWithLinks } from '@/lib/content/links';
import { linkAddress } from './linkAddress';

/** Running text with its links. */
export function TextLinks({ text }: { text: TextWithLinks }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.label} href={linkAddress(part)}>
        {part.label}
      </a>
    ),
  );
}
