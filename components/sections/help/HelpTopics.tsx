import { TextLinks } from '@/components/layout/site/TextLinks';
import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import type { HelpPart } from '@/lib/content/help/helpQuestion';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';
import { searchedWords } from '@/lib/content/help/searchedWords';
import type { TextWithLinks } from '@/lib/content/site/links';

/** By the id of the question. */
const searched: Readonly<Record<string, string>> = searchedWords;

/** Every question by topic; enhance/lists/listFilter filters them as somebody types. */
export function HelpTopics() {
  const { noneTitle, none, contact } = helpWords;
  return (
    <div id="help-questions" className="help-questions">
      {helpTopics.map(({ id, title, questions }) => (
        <div key={id} data-filter-group>
          <Section id={id} title={title} layout="side">
            <Accordion
              items={questions.map(({ id: anchor, question, answer }) => ({
                id: anchor,
                title: question,
                content: <HelpAnswer parts={answer} />,
                searchedAs: searched[anchor],
              }))}
            />
          </Section>
        </div>
      ))}
      <div className="none" data-filter-none hidden>
        <div className="page-column">
          <p className="paragraph-title below-4">{noneTitle}</p>
          <p className="below-4">{none}</p>
          <ButtonLink href="/help/contact" variant="secondary">
            {contact.action}
          </ButtonLink>
        </div>
      </div>
      <style jsx>{`
        .help-questions {
          padding-block: var(--space-6);
        }

        /* The bands of the topics stand close together: they are one list. */
        .help-questions :global([data-filter-group] > section) {
          padding-block: var(--space-7);
          scroll-margin-top: var(--header-height);
        }

        /* As high as the window: otherwise, when the list gets short, the page would move up while somebody types. */
        :global([data-filtered]) .help-questions {
          min-height: 100svh;
        }

        .none {
          padding-block: var(--space-7);
        }

      `}</style>
    </div>
  );
}

/** The first words of a part, which tell it from the others. */
function keyOf(text: TextWithLinks): string {
  const [first] = text;
  return typeof first === 'string' ? first : (first?.label ?? '');
}

function HelpAnswer({ parts }: { parts: readonly HelpPart[] }) {
  return (
    <>
      {parts.map((part) =>
        'steps' in part ? (
          <ol className="gap-2 in-column" key="steps">
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
