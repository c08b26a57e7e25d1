import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { helpWords } from '@/lib/content/help/helpWords';
import { localUrl } from '@/lib/content/site/languages/localUrl';

/** What to do when the list has no answer, and where else people look. */
export function HelpContact() {
  const { contact, more } = helpWords;
  return (
    <section className="band deep" aria-labelledby="contact-title">
      <Container>
        <div className="two-columns columns">
          <div>
            <h2 className="section-title" id="contact-title">
              {contact.title}
            </h2>
            <p className="lead-text lead">{contact.text}</p>
            <ButtonLink href="/help/contact">{contact.action}</ButtonLink>
          </div>
          <ul>
            {more.map(({ title, text, link }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
                <p>
                  <a href={localUrl(link.href)}>{link.label}</a>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <style jsx>{`
        section {
          background: var(--color-surface);
          color: var(--color-text);
        }

        .columns {
          --first: 5fr;
          --second: 6fr;
          gap: var(--space-7) var(--space-9);
        }

        .lead {
          margin-block: var(--space-4) var(--space-6);
        }

        li {
          padding-block: var(--space-5);
          border-top: 1px solid var(--color-border);
        }

        li:first-child {
          padding-top: 0;
          border-top: 0;
        }

        li p {
          margin-top: var(--space-2);
          color: var(--color-text-muted);
        }

        li a {
          font-weight: var(--weight-semibold);
        }
      `}</style>
    </section>
  );
}
