import type { TextWithLinks } from '@/lib/content/links';

/** Running text with its links. */
export function TextLinks({ text }: { text: TextWithLinks }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} href={part.href}>
        {part.label}
      </a>
    ),
  );
}
