import * as z from 'zod/mini';
import { currencyCode, decimalPrice } from './products';
import { nonEmpty } from './wire';

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
