import { Page } from '@/components/layout/page/Page';
import { PageHero } from '@/components/marketing/PageHero';
import { Points } from '@/components/marketing/Points';
import { Section } from '@/components/marketing/Section';
import { ClosingCall } from '@/components/sections/downloads/ClosingCall';
import { PairingGuide } from '@/components/sections/sync/PairingGuide';
import { pairingDownload, pairingHero, pairingNotes } from '@/lib/content/downloads/syncPairing';

export const config = { unstable_runtimeJS: false };

export default function PairingPage() {
  return (
    <Page route="/sync/pairing" enhancements={['downloads/downloadButton', 'forms/syncPairingForm']}>
      <PageHero route="/sync/pairing" {...pairingHero} />
      <PairingGuide />
      <Section id="notes" title={pairingNotes.title} tone="deep">
        <Points items={pairingNotes.items} layout="rows" />
      </Section>
      <ClosingCall route="/app" {...pairingDownload} page="pairing" event="sync_pairing" others />
    </Page>
  );
}
