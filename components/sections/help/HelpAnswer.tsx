import { TextLinks } from '@/components/layout/site/TextLinks';
import type { HelpPart } from '@/lib/content/help/helpQuestion';
import type { TextWithLinks } from '@/lib/content/site/links';

/** The first words of a part, which tell it from the others. */
function keyOf(text: TextWithLinks): string {
  const [first] = text;
  return typeof first === 'string' ? first : (first?.label ?? '');
}

/** An answer: its paragraphs and steps, with their links. */
export function HelpAnswer({ parts }: { parts: readonly HelpPart[] }) {
  return (
    <>
      {parts.map((part) =>
        'steps' in part ? (
          <ol key="steps">
            {part.steps.map((step) => (
              <li key={keyOf(step)}>
                <TextLinks text={step} />
              </li>
            ))}
          </ol>
        ) : (
          <p key={keyOf(part)}>
            <TextLinks text={part} />
          </p>
        ),
      )}
      <style jsx>{`
        p + p,
        ol + p,
        p + ol {
          margin-top: var(--space-3);
        }

        ol {
          display: grid;
          gap: var(--space-2);
          padding-left: 1.5em;
          list-style: decimal;
        }

        li::marker {
          color: var(--color-accent-text);
          font-weight: var(--weight-semibold);
        }
      `}</style>
    </>
  );
}
