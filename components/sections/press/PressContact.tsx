import { Container } from '@/components/ui/Container';
import { pressContact } from '@/lib/content/company/press';

export function PressContact() {
  const { title, text, email } = pressContact;
  return (
    <section className="band contact" aria-labelledby="contact-title">
      <Container>
        <div className="two-columns columns">
          <h2 className="section-title" id="contact-title">
            {title}
          </h2>
          <div>
            <p className="lead-text">{text}</p>
            <a href={`mailto:${email}`} data-event="page.press.email.click">
              {email}
            </a>
          </div>
        </div>
      </Container>
      <style jsx>{`
        .contact {
          background: var(--color-surface-tint);
        }

        .columns {
          --first: 5fr;
          --second: 7fr;
          gap: var(--space-5) var(--space-9);
        }

        a {
          display: inline-block;
          margin-top: var(--space-4);
          font-size: clamp(1.25rem, 0.9rem + 2vw, 2.25rem);
          font-weight: var(--weight-semibold);
          letter-spacing: -0.02em;
        }
      `}</style>
    </section>
  );
}
