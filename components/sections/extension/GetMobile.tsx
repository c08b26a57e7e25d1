import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DownloadLink } from '@/components/marketing/DownloadLink';
import { DrawnText } from '@/components/marketing/DrawnText';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { extensionWords } from '@/lib/content/downloadPages/extension';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

const counted = { page: 'extension', placement: 'end', event: 'extension_success' };

/** The app for the phone, on a dark background in both themes. */
export function GetMobile() {
  const { title, text, ratings, apple, google } = extensionWords.mobile;
  return (
    <PictureBand ground="deep" size="small" picture={<Phone />} id="mobile" labelledBy="mobile-title">
      <h2 className="section-title" id="mobile-title">
        {title}
      </h2>
      <p className="lead-text">{text}</p>
      <ButtonRow>
        <DownloadLink {...counted} destination={{ target: 'ios' }} look="primary">
          {apple}
        </DownloadLink>
        <DownloadLink {...counted} destination={{ target: 'android' }} look="secondary">
          {google}
        </DownloadLink>
      </ButtonRow>
      <p className="small-print">{ratings}</p>
      <style jsx>{`
        p {
          max-width: 34rem;
          margin-block: var(--space-4) var(--space-5);
        }
      `}</style>
    </PictureBand>
  );
}

function Phone() {
  return (
    <CachedDrawing name="extension-pictures.svg#mobile">
      <DrawnText x={230} y={340} size={24} anchor="middle" text={pictureWords.cleared} />
    </CachedDrawing>
  );
}
