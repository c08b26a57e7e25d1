import { Container } from '@/components/ui/Container';
import { contactWords } from '@/lib/content/help/contactWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';
import { ContactForm } from './ContactForm';

export function ContactPage() {
  const { title, lead, before, elsewhere } = contactWords;
  return (
    <section className="tinted-page">
      <Container>
        <div className="two-columns columns">
          <div className="words">
            <h1 className="display-title">{title}</h1>
            <p className="lead-text lead">{lead}</p>
            <h2>{before.title}</h2>
            <ul>
              {before.items.map(({ label, href }) => (
                <li key={href}>
                  <a href={localUrl(href)}>{label}</a>
                </li>
              ))}
            </ul>
            <h2>{elsewhere.title}</h2>
            <ul>
              {elsewhere.items.map(({ label, address }) => (
                <li key={address}>
                  {`${label} `}
                  <a href={`mailto:${address}`}>{address}</a>
                </li>
              ))}
            </ul>
          </div>
          <ContactForm />
        </div>
      </Container>
      <style jsx>{`
        .columns {
          --first: 5fr;
          --second: 6fr;
          align-items: start;
          gap: var(--space-7) var(--space-9);
        }

        .lead {
          margin-top: var(--space-5);
        }

        h2 {
          margin-top: var(--space-6);
          font-size: var(--text-title-3);
        }

        li {
          margin-top: var(--space-2);
        }
      `}</style>
    </section>
  );
}
