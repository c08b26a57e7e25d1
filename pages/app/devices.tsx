import { Page } from '@/components/layout/page/Page';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { DeviceDirectory } from '@/components/sections/app/DeviceDirectory';
import { PhoneAndMark } from '@/components/sections/app/PhoneAndMark';
import { fileHelp } from '@/lib/content/downloadPages/downloadDeviceWords';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function AppDevicesPage() {
  const { title, lead, files } = fileHelp;
  return (
    <Page route="/app/devices" enhancements={['downloads/downloadButton']}>
      <PhoneAndMark>
        <PageTitle {...heroes.devices} />
        <div data-needs-script>
          <DownloadButton page="devices" event="appdevices" others={false} />
        </div>
      </PhoneAndMark>
      <DeviceDirectory />
      <Section id="file" title={title} lead={lead} tone="warm">
        <Points items={files.map(({ ending, text, link }) => ({ title: ending, text, link }))} layout={3} />
      </Section>
    </Page>
  );
}
