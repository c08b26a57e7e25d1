import { DownloadButton } from '@/components/marketing/DownloadButton';
import { WindowsPicture } from '@/components/sections/downloads/art/WindowsPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { heroes } from '@/lib/content/downloadPages/heroes';

/** Centred words over a wide screen that rises from the lower edge. */
export function WindowsHero() {
  return (
    <section>
      <Container>
        <PageTitle {...heroes.windows} align="center" />
        <DownloadButton page="windows" event="windows" offer="windows" align="center" />
        <div className="picture">
          <WindowsPicture />
        </div>
      </Container>
      <style jsx>{`
        section {
          padding-top: clamp(2rem, 0.5rem + 5vw, 5rem);
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .picture {
          margin-top: var(--space-7);
        }

        @media (max-width: 42rem) {
          .picture {
            width: 165%;
            margin-left: -28%;
          }
        }
      `}</style>
    </section>
  );
}
