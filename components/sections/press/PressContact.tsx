import { Container } from '@/components/ui/Container';
import { pressContact } from '@/lib/content/company/press';

export function PressContact() {
  const { title, text, email } = pressContact;
  return (
    <section className="contact" aria-labelledby="contact-title">
      <Container>
        <div className="columns">
          <h2 id="contact-title">{title}</h2>
          <div>
            <p>{text}</p>
            <a href={`mailto:${email}`} data-event="page.press.email.click">
              {email}
            </a>
          </div>
        </div>
      </Container>
      <style jsx>{`
        .contact {
          padding-block: var(--space-section);
          background: var(--color-surface-tint);
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
          gap: var(--space-5) var(--space-9);
        }

        h2 {
          font-size: var(--text-title-1);
          letter-spacing: var(--tracking-display);
        }

        p {
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        a {
          display: inline-block;
          margin-top: var(--space-4);
          font-size: clamp(1.25rem, 0.9rem + 2vw, 2.25rem);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.02em;
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }
        }
      `}</style>
    </section>
  );
}
