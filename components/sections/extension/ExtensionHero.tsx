import { ExtensionPicture } from '@/components/sections/downloads/art/ExtensionPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { extensionWords } from '@/lib/content/downloadPages/extension';
import { heroes } from '@/lib/content/downloadPages/heroes';

/** The good news, two ways on, and where to look in the browser's bar. */
export function ExtensionHero() {
  return (
    <section>
      <Container>
        <div className="columns">
          <div className="words">
            <PageTitle {...heroes.extension} />
            <div className="actions">
              <ButtonLink href="#mobile">{extensionWords.toMobile}</ButtonLink>
              <ButtonLink href="#changes" variant="quiet">
                {extensionWords.toChanges}
              </ButtonLink>
            </div>
          </div>
          <ExtensionPicture />
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
          align-items: end;
          gap: var(--space-6);
        }

        .words {
          align-self: center;
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem);
        }

        .actions {
          display: flex;
          flex-wrap: wrap;
          gap: var(--space-3);
        }

        @media (--below-wide) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
          }

          .words {
            padding-bottom: 0;
          }
        }

        /* Under the filled button its words begin where that one does. */
        @media (--below-compact) {
          .actions > :global(a + a) {
            flex-basis: 100%;
            justify-content: start;
            margin-left: -1rem;
          }
        }
      `}</style>
    </section>
  );
}
