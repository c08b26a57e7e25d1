import { Section } from '@/components/marketing/Section';
import { statusWords } from '@/lib/content/help/statusWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** How the page is made, where its knowledge ends, and where to turn to. */
export function StatusNotes() {
  const { notes, contact } = statusWords;
  return (
    <Section id="notes" title={notes.title} layout="side" tone="warm">
      <ul>
        {notes.items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="contact">
        {`${contact.text} `}
        <a href={localUrl(contact.href)}>{contact.label}</a>
      </p>
      <style jsx>{`
        ul {
          display: grid;
          gap: var(--space-5);
        }

        h3 {
          font-size: var(--text-title-3);
        }

        li p {
          margin-top: var(--space-1);
          color: var(--color-text-muted);
        }

        .contact {
          margin-top: var(--space-6);
        }
      `}</style>
    </Section>
  );
}
