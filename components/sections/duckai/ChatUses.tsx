import { Section } from '@/components/marketing/Section';
import { SiteIcon } from '@/components/ui/icons/SiteIcon';
import { brand } from '@/lib/content/brand';
import { chatUses } from '@/lib/content/productPages/chat';

/** Questions to start with, as links that open the chat with them, beside what a model is bad at. */
export function ChatUses() {
  const { title, lead, good, poor } = chatUses;
  return (
    <Section id="uses" title={title} lead={lead}>
      <div className="two-columns columns">
        <div>
          <h3 className="below-4">{good.title}</h3>
          <ul className="starters wrapping gap-3">
            {good.items.map(({ label, question }) => (
              <li key={label}>
                <a
                  className="plain-link medium-weight level"
                  href={`${brand.chatUrl}?q=${encodeURIComponent(question)}`}
                >
                  <span>
                    {label}
                    <SiteIcon name="arrowRight" size={20} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <div className="poor large-corners">
          <h3 className="below-4">{poor.title}</h3>
          <ul className="ruled-list">
            {poor.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
      <style jsx>{`
        .columns {
          gap: var(--space-8);
          --first: 7fr;
          --second: 4fr;
          align-items: start;
        }

        .starters a {
          display: inline-flex;
          min-height: 3.5rem;
          padding: var(--space-3) var(--space-5);
          border: 1px solid var(--color-border-strong);
          border-radius: 1.75rem 1.75rem 1.75rem 0.375rem;
          overflow-wrap: anywhere;
          hyphens: auto;
        }

        .starters a:hover {
          border-color: var(--color-accent);
          background: var(--color-surface-tint);
        }

        /* The arrow is out of the flow, in a padding of the words, so that it stays beside the last of them.
           Where lines are balanced, Chromium would still place it below them. */
        .starters span {
          padding-inline-end: 2rem;
          text-wrap: wrap;
        }

        .starters :global(svg) {
          position: absolute;
          display: inline;
          margin: 0.125rem 0 0 var(--space-3);
          color: var(--color-accent-text);
        }

        .poor {
          padding: var(--space-6);
          background: var(--color-highlight-surface);
        }

        /* On paper the question in the URL would be longer than its name. */
        @media print {
          .starters a::after {
            content: none;
          }
        }
      `}</style>
    </Section>
  );
}
