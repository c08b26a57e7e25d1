import { Page } from '@/components/layout/page/Page';
import { DownloadButton } from '@/components/marketing/DownloadButton';
import { PageTitle } from '@/components/marketing/PageTitle';
import { DeviceDirectory } from '@/components/sections/app/DeviceDirectory';
import { FileHelp } from '@/components/sections/app/FileHelp';
import { PhoneAndMark } from '@/components/sections/app/PhoneAndMark';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function AppDevicesPage() {
  return (
    <Page route="/app/devices" enhancements={['downloads/downloadButton']}>
      <PhoneAndMark>
        <PageTitle {...heroes.devices} />
        <div data-needs-script>
          <DownloadButton page="devices" event="appdevices" others={false} />
        </div>
      </PhoneAndMark>
      <DeviceDirectory />
      <FileHelp />
    </Page>
  );
}
