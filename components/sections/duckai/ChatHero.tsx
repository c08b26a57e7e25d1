import { FamilyGround } from '@/components/marketing/FamilyGround';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Container } from '@/components/ui/Container';
import { chatHero } from '@/lib/content/productPages/chat';
import { ChatExample } from './ChatExample';

/** The promise on the left; on the right a chat, as it stands in the window. */
export function ChatHero() {
  const { title, lead, start, terms } = chatHero;
  return (
    <section className="hero">
      <FamilyGround route="/duckai" />
      <Container>
        <div className="columns">
          <div className="words">
            <h1>{title}</h1>
            <p>{lead}</p>
            <div className="ways">
              <ButtonLink href={start.href}>{start.label}</ButtonLink>
              <ButtonLink href={terms.href} variant="quiet">
                {terms.label}
              </ButtonLink>
            </div>
          </div>
          <ChatExample />
        </div>
      </Container>
      <style jsx>{`
        .hero {
          position: relative;
          isolation: isolate;
          overflow: hidden;
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem) 0;
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
          align-items: center;
          gap: var(--space-7) var(--space-9);
        }

        .words {
          padding-bottom: clamp(6rem, 11vw, 11rem);
        }

        h1 {
          font-size: var(--text-display);
          letter-spacing: var(--tracking-display);
          line-height: var(--leading-display);
        }

        p {
          max-width: 34rem;
          margin-block: var(--space-5) var(--space-6);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
          line-height: var(--leading-lead);
        }

        .ways {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
        }

        @media (max-width: 56rem) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }

          .words {
            padding-bottom: 0;
          }
        }
      `}</style>
    </section>
  );
}
