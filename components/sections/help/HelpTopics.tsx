import { Section } from '@/components/marketing/Section';
import { Accordion } from '@/components/ui/Accordion';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { helpTopics } from '@/lib/content/help/helpTopics';
import { helpWords } from '@/lib/content/help/helpWords';
import { searchedWords } from '@/lib/content/help/searchedWords';
import { HelpAnswer } from './HelpAnswer';

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
        <Container>
          <p className="none-title medium-title strong-weight">{noneTitle}</p>
          <p>{none}</p>
          <ButtonLink href="/help/contact" variant="secondary">
            {contact.action}
          </ButtonLink>
        </Container>
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

        .none[hidden] {
          display: none;
        }

        .none p {
          margin-bottom: var(--space-4);
        }

        .none-title {
          line-height: var(--leading-title);
        }
      `}</style>
    </div>
  );
}
