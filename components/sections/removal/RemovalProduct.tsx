import { Course } from './Course';
import { Listing } from './Listing';
import { LocalBand } from './LocalBand';
import { ProductHero } from './ProductHero';
import { RemovalClosing } from './RemovalClosing';

/** The product's page, as a browser outside the app shows it. Rendered at build; no script touches it. */
export function RemovalProduct() {
  return (
    <>
      <ProductHero />
      <Listing />
      <Course />
      <LocalBand />
      <RemovalClosing />
    </>
  );
}
