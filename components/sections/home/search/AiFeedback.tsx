import { Container } from '@/components/ui/Container';
import { aiFeedback } from '@/lib/content/home/feedback';

/**
 * Asks whether AI is welcome here. The answer is only counted as an event; space for the thanks is reserved from the
 * start. Visitors who chose search alone are not asked.
 */
export function AiFeedback() {
  const { question, answers, thanks } = aiFeedback;
  return (
    <aside className="ai-feedback" aria-label={question} data-needs-script="" data-screen-only="">
      <Container>
        <fieldset>
          <legend>{question}</legend>
          <div>
            {answers.map(({ id, label }) => (
              <label key={id}>
                <input type="radio" name="ai" value={id} data-event={`page.home.feedback.${id}`} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="small-print">{thanks}</p>
      </Container>
      <style jsx>{`
        .ai-feedback {
          padding-bottom: var(--space-4);
          background: var(--color-surface-warm);
          text-align: center;
        }

        :global(html:has([data-search-shown][value='search']:checked)) .ai-feedback {
          display: none;
        }

        /* The answers move below a long question together. */
        fieldset,
        div {
          display: flex;
          flex-wrap: wrap;
          align-items: center;
          justify-content: center;
          gap: var(--space-2) var(--space-5);
        }

        legend {
          float: left;
          font-weight: var(--weight-semibold);
          text-wrap: balance;
        }

        label {
          display: inline-flex;
          align-items: center;
          gap: var(--space-2);
          min-height: 2.75rem;
          cursor: pointer;
        }

        input {
          accent-color: var(--color-accent);
        }

        p {
          visibility: hidden;
        }

        .ai-feedback:has(:checked) p {
          visibility: visible;
        }
      `}</style>
    </aside>
  );
}
