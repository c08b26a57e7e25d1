import { aiFeedback } from '@/lib/content/home/feedback';

/** Asks whether AI is welcome, and counts the answer as an event. Visitors who chose search alone are not asked. */
export function AiFeedback() {
  const { question, answers, thanks } = aiFeedback;
  return (
    <aside
      className="ai-feedback centered warm-ground"
      aria-label={question}
      data-needs-script=""
      data-screen-only=""
    >
      <div className="page-column">
        <fieldset className="in-row wrapping">
          <legend className="strong-weight balanced">{question}</legend>
          <div className="in-row wrapping">
            {answers.map(({ id, label }) => (
              <label className="finger-sized gap-2" key={id}>
                <input type="radio" name="ai" value={id} data-event={`page.home.feedback.${id}`} />
                {label}
              </label>
            ))}
          </div>
        </fieldset>
        <p className="small-print">{thanks}</p>
      </div>
      <style jsx>{`
        .ai-feedback {
          padding-bottom: var(--space-4);
        }

        :global(html:has([data-search-shown][value='search']:checked)) .ai-feedback {
          display: none;
        }

        /* The answers move below a long question together. */
        fieldset,
        fieldset > div {
          justify-content: center;
          gap: var(--space-2) var(--space-5);
        }

        legend {
          float: left;
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
