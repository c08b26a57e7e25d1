import { Page } from '@/components/layout/page/Page';
import { CachedDrawing } from '@/components/marketing/CachedDrawing';
import { PageTitle } from '@/components/marketing/PageTitle';
import { UnsupportedOptions } from '@/components/sections/app/UnsupportedOptions';
import { PictureBand } from '@/components/sections/downloads/PictureBand';
import { heroes } from '@/lib/content/downloadPages/heroes';

export const config = { unstable_runtimeJS: false };

export default function AppUnsupportedPage() {
  // An old monitor on which the teal has built its nest.
  const picture = <CachedDrawing name="device-pictures.svg#monitor" fit="open" />;
  return (
    <Page route="/app/unsupported">
      <PictureBand ground="warm" size="small" picture={picture}>
        <PageTitle {...heroes.unsupported} />
      </PictureBand>
      <UnsupportedOptions />
    </Page>
  );
}
