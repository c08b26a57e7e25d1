import type { ReactNode } from 'react';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { DevicesPicture } from '@/components/sections/downloads/art/DevicesPicture';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';

type Props = { title: string; lead: string; page: string; event: string; branding?: ReactNode };

/** The drawing on the left and the words on the right, on warm ground. */
export function AppHero({ title, lead, page, event, branding }: Props) {
  return (
    <section>
      <Container>
        <div className="two-columns columns">
          <div className="words">
            {branding}
            <PageTitle title={title} lead={lead} />
            <DownloadButton page={page} event={event} />
          </div>
          <div className="picture">
            <DevicesPicture />
          </div>
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
          background: linear-gradient(var(--color-surface), var(--art-warm));
        }

        .columns {
          align-items: end;
          gap: var(--space-8);
        }

        .picture {
          order: -1;
          margin-left: clamp(-8rem, -6vw, 0rem);
        }

        .words {
          align-self: center;
          padding-block: clamp(2rem, 0.5rem + 5vw, 5rem);
        }

        @media (--below-wide) {
          .columns {
            gap: 0;
          }

          .words {
            padding-bottom: var(--space-5);
          }

          .picture {
            order: 0;
            max-width: 34rem;
            margin-inline: auto;
          }
        }
      `}</style>
    </section>
  );
}
