import * as z from 'zod/mini';
import { nonEmpty } from './wire';

/** A price as a decimal string in the major unit of its currency, e.g. `"9.99"`. */
const decimalPrice = z.string().check(z.regex(/^\d+(\.\d{1,3})?$/));
const currencyCode = z.string().check(z.regex(/^[A-Z]{3}$/));

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

const tierFeature = z.object({ product: nonEmpty, name: z.string() });

/** `GET /api/v2/products?region&platform`. */
export const ProductsV2 = z.object({
  products: z.array(
    z.object({
      productName: nonEmpty,
      tier: nonEmpty,
      regions: z.array(z.string()),
      entitlements: z.array(tierFeature),
      billingCycles: z.array(
        z.object({
          productId: nonEmpty,
          period: z.enum(['Monthly', 'Yearly']),
          price: decimalPrice,
          currency: currencyCode,
        }),
      ),
    }),
  ),
});
export type ProductsV2 = z.infer<typeof ProductsV2>;

/** `GET /api/v2/features?sku=a&sku=b`. */
export const FeaturesV2 = z.object({ features: z.record(z.string(), z.array(tierFeature)) });
export type FeaturesV2 = z.infer<typeof FeaturesV2>;
