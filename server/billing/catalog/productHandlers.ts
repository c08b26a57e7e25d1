import type { Region } from '@/lib/content/subscription/countries';
import { planEntitlements } from '@/server/entitlements/entitlements';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { ApiError } from '@/server/http/ApiError';
import { visitorCountry } from '@/server/http/caller';
import type { HandlerResult, RequestContext } from '@/server/http/requestContext';
import { productsIn, tiersIn } from './productsOnSale';

/** Most product ids that one call may ask about. */
const maxSkus = 50;

/** `GET /api/products`: what the visitor's country can buy. */
export async function listProducts(context: RequestContext): Promise<HandlerResult> {
  return { json: productsIn(visitorCountry(context)) };
}

/** `GET /api/products/{id}/features`. Neither needs nor reads a bearer token. */
export async function productFeatures(context: RequestContext): Promise<HandlerResult> {
  const plan = planOfProduct(context.parameters.id ?? '');
  if (!plan) throw new ApiError('unknown_product', { status: 404 });
  return { json: { features: plan.features } };
}

/** `GET /api/v2/products?region=us|row&platform=stripe`, both optional. */
export async function listTiers(context: RequestContext): Promise<HandlerResult> {
  const platform = context.query.get('platform') ?? 'stripe';
  if (platform !== 'stripe' && platform !== 'web') throw new ApiError('invalid_request');
  return { json: { products: tiersIn(regionOf(context.query.get('region')), visitorCountry(context)) } };
}

function regionOf(value: string | null): Region | null {
  if (value === null || value === '') return null;
  if (value !== 'us' && value !== 'row') throw new ApiError('invalid_request');
  return value;
}

/** `GET /api/v2/features?sku=a&sku=b`: the features of each product that exists; others are left out. */
export async function featuresOfSkus(context: RequestContext): Promise<HandlerResult> {
  const skus = context.query.getAll('sku');
  if (skus.length === 0 || skus.length > maxSkus) throw new ApiError('invalid_request');
  const features = skus.flatMap((sku) => {
    const plan = planOfProduct(sku);
    return plan ? [[sku, planEntitlements(plan)] as const] : [];
  });
  return { json: { features: Object.fromEntries(features) } };
}
