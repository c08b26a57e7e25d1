import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { PairingGuide } from '@/components/sections/sync/PairingGuide';
import { PairingNotes } from '@/components/sections/sync/PairingNotes';
import { pairingDownload, pairingHero } from '@/lib/content/downloads/syncPairing';

export const config = { unstable_runtimeJS: false };

export default function PairingPage() {
  return (
    <Page route="/sync/pairing" enhancements={['downloads/downloadButton', 'forms/syncPairingForm']}>
      <PageHero route="/sync/pairing" {...pairingHero} />
      <PairingGuide />
      <PairingNotes />
      <ClosingCall route="/app" {...pairingDownload} page="syncpairing" event="sync_pairing" others />
    </Page>
  );
}
