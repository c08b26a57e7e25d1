import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { chatHero } from '@/lib/content/productPages/chat';
import { ChatExample } from './ChatExample';

/** The headline on the left; on the right a chat as it looks in the window. */
export function ChatHero() {
  const { title, lead, start, terms } = chatHero;
  return (
    <section className="hero">
      <Container>
        <div className="two-columns columns">
          <div className="words">
            <h1 className="display-title">{title}</h1>
            <p className="lead-text">{lead}</p>
            <ButtonRow>
              <ButtonLink href={start.href}>{start.label}</ButtonLink>
              <ButtonLink href={terms.href} variant="quiet">
                {terms.label}
              </ButtonLink>
            </ButtonRow>
          </div>
          <ChatExample />
        </div>
      </Container>
      <svg
        className="water"
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 1440 150"
        preserveAspectRatio="none"
      >
        <path fill="var(--art-far)" d="M0 64C180 10 330 6 520 44s360 44 540 8 270-44 380-22v120H0z" />
        <path fill="var(--art-middle)" d="M0 98c200-44 380-38 580-8s350 30 520 0 240-30 340-12v72H0z" />
        <path fill="var(--art-front)" d="M0 128c160-22 320-22 480-4s320 18 480-4 320-22 480 4v26H0z" />
      </svg>
      <style jsx>{`
        .hero {
          position: relative;
          isolation: isolate;
          overflow: hidden;
          padding-block: var(--space-above-title) 0;
          background: linear-gradient(var(--color-surface), var(--art-sky) 90%);
        }

        .water {
          position: absolute;
          inset: auto 0 0;
          z-index: -1;
          width: 100%;
          height: clamp(5rem, 10vw, 9.5rem);
        }

        .columns {
          align-items: end;
          gap: var(--space-7) var(--space-9);
        }

        .words {
          align-self: center;
          padding-bottom: clamp(6rem, 11vw, 11rem);
        }

        p {
          max-width: 34rem;
          margin-block: var(--space-5) var(--space-6);
        }

        @media (--below-wide) {
          .words {
            padding-bottom: 0;
          }
        }
      `}</style>
    </section>
  );
}
