import { ExtensionPicture } from '@/components/sections/downloads/art/ExtensionPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { extensionWords } from '@/lib/content/downloadPages/extension';
import { heroes } from '@/lib/content/downloadPages/heroes';

/** The good news, two ways on, and where to look in the browser's bar. */
export function ExtensionHero() {
  return (
    <section>
      <Container>
        <div className="two-columns columns">
          <div className="words">
            <PageTitle {...heroes.extension} />
            <ButtonRow>
              <ButtonLink href="#mobile">{extensionWords.toMobile}</ButtonLink>
              <ButtonLink href="#changes" variant="quiet">
                {extensionWords.toChanges}
              </ButtonLink>
            </ButtonRow>
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
          align-items: end;
          gap: var(--space-6);
        }

        .words {
          align-self: center;
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem);
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
