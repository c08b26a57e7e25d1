import { DownloadButton } from '@/components/marketing/DownloadButton';
import { MacPicture } from '@/components/sections/downloads/art/MacPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

/** Words on the left, the laptop on the right, running out of the column. */
export function MacHero() {
  return (
    <section>
      <Container>
        <div className="two-columns columns">
          <div className="words">
            <PageTitle {...heroes.mac} />
            <DownloadButton page="mac" event="mac" offer="mac" />
          </div>
          <div className="picture">
            <MacPicture />
          </div>
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-sky));
        }

        .columns {
          --first: 6fr;
          --second: 7fr;
          align-items: end;
          gap: var(--space-6);
        }

        .words {
          align-self: center;
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem);
        }

        .picture {
          margin-right: clamp(-6rem, -4vw, 0rem);
        }

        @media (--below-wide) {
          .words {
            padding-bottom: 0;
          }

          .picture {
            margin-right: 0;
          }
        }
      `}</style>
    </section>
  );
}
