import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/sections/downloads/PageTitle';
import { Container } from '@/components/ui/Container';
import { mailHero } from '@/lib/content/productPages/mail';
import { MailWayPicture } from './MailWayPicture';

/** Text at the top, and below it one mail's journey across the full width. */
export function MailHero() {
  return (
    <section>
      <Container>
        <div className="words">
          <PageTitle {...mailHero} align="center" />
          <DownloadButton page="email" event="email" align="center" others={false} />
        </div>
        <div className="steps">
          <MailWayPicture />
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
          padding-top: var(--space-above-title);
        }

        .words {
          position: relative;
          z-index: 1;
          margin-bottom: var(--space-6);
        }

        /* On a phone the mailbox and the shop are cut off; the middle is enough. */
        @media (--below-narrow) {
          .steps {
            width: 37rem;
            margin-inline: calc((100% - 37rem) / 2);
          }
        }
      `}</style>
    </section>
  );
}
