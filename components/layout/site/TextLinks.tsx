import { printedEmail } from '@/components/ui/printedEmail';
import type { TextWithLinks } from '@/lib/content/site/links';
import { linkUrl } from './linkUrl';

export function TextLinks({ text }: { text: TextWithLinks }) {
  return text.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.label} href={linkUrl(part)} data-email={printedEmail(linkUrl(part), part.label)}>
        {part.label}
      </a>
    ),
  );
}
