import { DownloadLink } from '@/components/marketing/DownloadLink';
import { Art } from '@/components/sections/downloads/art/Art';
import { PhonePicture } from '@/components/sections/downloads/art/PhonePicture';
import { Container } from '@/components/ui/Container';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { extensionWords } from '@/lib/content/downloadPages/extension';

/** The app for the phone, on dark ground in both themes. */
export function GetMobile() {
  const { title, text, ratings, apple, google } = extensionWords.mobile;
  return (
    <section className="deep" id="mobile" aria-labelledby="mobile-title">
      <Container>
        <div className="columns">
          <div className="words">
            <h2 className="section-title" id="mobile-title">
              {title}
            </h2>
            <p>{text}</p>
            <ButtonRow>
              <DownloadLink
                way={{ target: 'ios' }}
                page="extension"
                place="end"
                event="extension_success"
                look="primary"
              >
                {apple}
              </DownloadLink>
              <DownloadLink
                way={{ target: 'android' }}
                page="extension"
                place="end"
                event="extension_success"
                look="secondary"
              >
                {google}
              </DownloadLink>
            </ButtonRow>
            <p className="ratings">{ratings}</p>
          </div>
          <Art width={460} height={440}>
            <circle className="middle" cx="230" cy="300" r="210" />
            <circle className="near" cx="230" cy="300" r="140" />
            <PhonePicture x={105} y={40} />
          </Art>
        </div>
      </Container>
      <style jsx>{`
        section {
          overflow: hidden;
        }

        .columns {
          display: grid;
          grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
          align-items: end;
          gap: var(--space-6);
        }

        .words {
          align-self: center;
          padding-block: var(--space-8);
        }

        p {
          max-width: 34rem;
          margin-block: var(--space-4) var(--space-5);
          color: var(--color-text-muted);
          font-size: var(--text-lead);
        }

        .ratings {
          font-size: var(--text-small);
        }

        @media (--below-narrow) {
          .columns {
            grid-template-columns: minmax(0, 1fr);
            gap: 0;
          }

          .columns :global(svg) {
            max-width: 20rem;
            margin-inline: auto;
          }

          .words {
            padding-bottom: 0;
          }
        }
      `}</style>
    </section>
  );
}
