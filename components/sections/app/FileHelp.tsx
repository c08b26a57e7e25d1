import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { fileHelp } from '@/lib/content/downloadPages/downloadDeviceWords';

/** What to do with a downloaded file, by its extension. */
export function FileHelp() {
  const { title, lead, files } = fileHelp;
  return (
    <Section id="file" title={title} lead={lead} tone="warm">
      <Points items={files.map(({ ending, text, link }) => ({ title: ending, text, link }))} layout={3} />
    </Section>
  );
}
