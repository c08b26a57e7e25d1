import { PageShore } from '@/components/marketing/PageShore';
import { Listing } from './Listing';
import { LocalBand } from './LocalBand';
import { ProductHero } from './ProductHero';
import { RemovalClosing } from './RemovalClosing';
import { RemovalTimeline } from './RemovalTimeline';

/** The product's page, as a browser outside the app shows it. Rendered at build; no script touches it. */
export function RemovalProduct() {
  return (
    <>
      <ProductHero />
      <Listing />
      <RemovalTimeline />
      <LocalBand />
      <RemovalClosing />
      <PageShore route="/dbp" />
    </>
  );
}
