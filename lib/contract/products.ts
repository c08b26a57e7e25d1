import * as z from 'zod/mini';
import { nonEmpty } from './wire';

/** A price as a decimal string in the major unit of its currency, e.g. `"9.99"`. */
export const decimalPrice = z.string().check(z.regex(/^\d+(\.\d{1,3})?$/));
/** ISO 4217. */
export const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

/** One row of `GET /api/products` (native contract §4.1). */
export const Product = z.object({
  productId: nonEmpty,
  productLabel: nonEmpty,
  billingPeriod: z.enum(['Monthly', 'Yearly']),
  price: decimalPrice,
  currency: currencyCode,
});
export type Product = z.infer<typeof Product>;
export const Products = z.array(Product);

/** `GET /api/products/{id}/features`. */
export const ProductFeatures = z.object({ features: z.array(nonEmpty).check(z.minLength(1)) });
export type ProductFeatures = z.infer<typeof ProductFeatures>;
