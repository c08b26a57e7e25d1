import { PageTitle } from '@/components/marketing/PageTitle';
import { ExtensionPicture } from '@/components/sections/downloads/art/ExtensionPicture';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { extensionWords } from '@/lib/content/downloadPages/extension';
import { heroes } from '@/lib/content/downloadPages/heroes';

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
