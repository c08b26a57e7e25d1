import { PageTitle } from '@/components/marketing/PageTitle';
import { Art } from '@/components/sections/downloads/art/Art';
import { ShieldPopover } from '@/components/sections/downloads/art/ShieldPopover';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { ButtonLink } from '@/components/ui/forms/ButtonLink';
import { ButtonRow } from '@/components/ui/forms/ButtonRow';
import { Duck } from '@/components/ui/icons/Duck';
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
    <Art width={640} height={480} open>
      <path
        fill="var(--art-warm-deep)"
        d="M-140 480c60-70 100-110 170-140 110-60 200-50 300-10s200 40 310-40c200-90 500-60 900 0v192z"
      />
      <rect className="card" x="10" y="60" width="590" height="380" rx="20" />
      <path fill="var(--color-surface-warm)" d="M11 126V80a19 19 0 0 1 19-19h550a19 19 0 0 1 19 19v46z" />
      <rect fill="var(--art-paper)" x="30" y="76" width="330" height="36" rx="18" />
      <text className="soft" x="52" y="100" fontSize="17">
        {pictureWords.address}
      </text>
      <rect fill="var(--art-paper-edge)" x="384" y="80" width="28" height="28" rx="8" />
      <rect fill="var(--art-paper-edge)" x="424" y="80" width="28" height="28" rx="8" />
      <circle fill="var(--art-sun)" cx="492" cy="94" r="27" />
      <Duck x={475} y={77} scale={0.72} />
      <rect fill="var(--art-paper-edge)" x="540" y="80" width="28" height="28" rx="8" />
      <rect fill="var(--art-far)" x="40" y="160" width="230" height="130" rx="14" />
      <path
        fill="var(--art-near)"
        d="M40 262c50-38 84-36 122-10s70 16 108-8v32a14 14 0 0 1-14 14H54a14 14 0 0 1-14-14z"
      />
      <rect fill="var(--art-paper-edge)" x="40" y="318" width="200" height="11" rx="5.5" />
      <rect fill="var(--art-paper-edge)" x="40" y="344" width="230" height="11" rx="5.5" />
      <rect fill="var(--art-paper-edge)" x="40" y="370" width="130" height="11" rx="5.5" />
      <g transform="translate(320 140) scale(1.16)">
        <path fill="var(--art-paper)" d="m134 2 14-18 14 18z" />
        <ShieldPopover x={0} y={0} />
      </g>
    </Art>
  );
}
