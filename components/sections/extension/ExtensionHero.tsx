import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DrawnText } from '@/components/marketing/DrawnText';
import { PageTitle } from '@/components/marketing/PageTitle';
import { ShieldWords } from '@/components/sections/downloads/art/ShieldWords';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { extensionWords } from '@/lib/content/downloadPages/extension';
import { heroes } from '@/lib/content/downloadPages/heroes';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** The good news, two next steps, and where to look in the browser's toolbar. */
export function ExtensionHero() {
  return (
    <PictureBand ground="warm" size="equal" picture={<ExtensionPicture />}>
      <PageTitle {...heroes.extension} />
      <ButtonRow>
        <ButtonLink href="#mobile">{extensionWords.toMobile}</ButtonLink>
        <ButtonLink href="#changes" variant="quiet">
          {extensionWords.toChanges}
        </ButtonLink>
      </ButtonRow>
    </PictureBand>
  );
}

/** The end of a browser's toolbar: our button among others, and the popup that it opens. */
function ExtensionPicture() {
  return (
    <CachedDrawing name="extension-pictures.svg#extension" fit="open">
      <DrawnText x={52} y={100} size={17} tone="soft" text={pictureWords.address} />
      <ShieldWords place="translate(320 140) scale(1.16)" />
    </CachedDrawing>
  );
}
