import { Section } from '@/components/marketing/Section';
import { DiskImagePicture } from '@/components/sections/downloads/art/DiskImagePicture';
import { Steps } from '@/components/ui/Steps';
import { macInstall } from '@/lib/content/downloadPages/mac';

/** What to do with the disk image, beside a drawing of it when opened. */
export function MacInstall() {
  const { title, steps } = macInstall;
  return (
    <Section id="install" title={title} tone="tint" picture={<DiskImagePicture />} pictureSide="left">
      <Steps steps={steps.map(({ title: step, text }) => ({ title: step, content: <p>{text}</p> }))} />
    </Section>
  );
}
