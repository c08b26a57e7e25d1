import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { DrawnText } from '@/components/marketing/DrawnText';
import { Section } from '@/components/marketing/Section';
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
    <CachedDrawing name="mac-pictures.svg#disk">
      <DrawnText x={156} y={276} size={20} anchor="middle" text={pictureWords.app} />
      <DrawnText x={404} y={276} size={20} anchor="middle" text={pictureWords.applications} />
    </CachedDrawing>
  );
}
