import { Page } from '@/components/layout/page/Page';
import { PageTitle } from '@/components/marketing/PageTitle';
import { OldDeviceBand } from '@/components/sections/app/OldDeviceBand';
import { UnsupportedOptions } from '@/components/sections/app/UnsupportedOptions';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function AppUnsupportedPage() {
  return (
    <Page route="/app/unsupported">
      <OldDeviceBand>
        <PageTitle {...heroes.unsupported} />
      </OldDeviceBand>
      <UnsupportedOptions />
    </Page>
  );
}
