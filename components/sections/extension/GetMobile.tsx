import { DownloadLink } from '@/components/marketing/DownloadLink';
import { Art } from '@/components/sections/downloads/art/Art';
import { PhonePicture } from '@/components/sections/downloads/art/PhonePicture';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { extensionWords } from '@/lib/content/downloadPages/extension';

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
        <DownloadLink
          destination={{ target: 'ios' }}
          page="extension"
          placement="end"
          event="extension_success"
          look="primary"
        >
          {apple}
        </DownloadLink>
        <DownloadLink
          destination={{ target: 'android' }}
          page="extension"
          placement="end"
          event="extension_success"
          look="secondary"
        >
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
    <Art width={460} height={440}>
      <circle fill="var(--art-middle)" cx="230" cy="300" r="210" />
      <circle fill="var(--art-near)" cx="230" cy="300" r="140" />
      <PhonePicture x={105} y={40} />
    </Art>
  );
}
