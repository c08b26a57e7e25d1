import { Section } from '@/components/marketing/Section';
import { Art } from '@/components/sections/downloads/art/Art';
import { Duck } from '@/components/ui/icons/Duck';
import { Steps } from '@/components/ui/Steps';
import { macInstall } from '@/lib/content/downloadPages/mac';
import { pictureWords } from '@/lib/content/downloadPages/pictures';

/** What to do with the disk image, beside a drawing of it when opened. */
export function MacInstall() {
  const { title, steps } = macInstall;
  return (
    <Section id="install" title={title} tone="tint" picture={<DiskImagePicture />} pictureSide="left">
      <Steps steps={steps.map(({ title: step, text }) => ({ title: step, content: <p>{text}</p> }))} />
    </Section>
  );
}

/** The opened disk image: the app on the left, and the folder to drag it to on the right. */
function DiskImagePicture() {
  return (
    <Art width={560} height={350}>
      <circle fill="var(--art-far)" cx="430" cy="230" r="118" />
      <circle fill="var(--art-middle)" cx="96" cy="92" r="62" />
      <rect className="card" x="50" y="34" width="460" height="290" rx="18" />
      <path fill="var(--color-surface-warm)" d="M51 74V52a17 17 0 0 1 17-17h424a17 17 0 0 1 17 17v22z" />
      <g fill="var(--art-line)">
        <circle cx="74" cy="55" r="6" />
        <circle cx="94" cy="55" r="6" />
        <circle cx="114" cy="55" r="6" />
      </g>
      <rect fill="var(--art-warm)" x="98" y="122" width="116" height="116" rx="28" />
      <Duck x={117} y={137} scale={1.65} />
      <text x="156" y="276" fontSize="20" textAnchor="middle">
        {pictureWords.app}
      </text>
      <path className="stroke thick" d="M244 182h66m-16-14 16 14-16 14" />
      <path fill="var(--art-near)" d="M346 146a14 14 0 0 1 14-14h28l14 16h46a14 14 0 0 1 14 14v8H346z" />
      <path fill="var(--art-front)" d="M340 164h128l-8 60a14 14 0 0 1-14 12h-84a14 14 0 0 1-14-12z" />
      <path className="stroke thick white" d="m390 214 14-30 14 30m-24-10h20" />
      <text x="404" y="276" fontSize="20" textAnchor="middle">
        {pictureWords.applications}
      </text>
    </Art>
  );
}
