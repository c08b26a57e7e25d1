import { ProductFeatures, Products } from '@/lib/contract/products';
import { FeaturesV2, ProductsV2 } from '@/lib/contract/productsV2';
import { openServiceSite } from '@/tests/fixtures/service/serviceSite';

const site = openServiceSite();

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${site.origin}${path}`, { headers });
  return { status: response.status, body: (await response.json()) as unknown };
}

it('lists both plans at the price of the visitor’s country, without a token', async () => {
  const { status, body } = await get('/api/products', { 'x-country': 'SE' });
  expect(status).toBe(200);
  expect(Products.parse(body)).toEqual([
    expect.objectContaining({
      productId: 'plus-monthly-row',
      billingPeriod: 'Monthly',
      price: '129.00',
      currency: 'SEK',
    }),
    expect.objectContaining({
      productId: 'plus-yearly-row',
      billingPeriod: 'Yearly',
      price: '1295.00',
      currency: 'SEK',
    }),
  ]);
});

it('sells nothing where it is not sold', async () => {
  expect((await get('/api/products', { 'x-country': 'JP' })).body).toEqual([]);
});

it('answers the features of our products and of the stores’', async () => {
  const { body } = await get('/api/products/plus-yearly-us/features');
  expect(ProductFeatures.parse(body).features).toContain('Data Broker Protection');
  const store = await get('/api/products/ddg-privacy-pro-monthly-renews-row/features');
  expect(ProductFeatures.parse(store.body).features).toContain('Global Identity Theft Restoration');
  const unknown = await get('/api/products/nothing/features');
  expect(unknown).toEqual({ status: 404, body: { error: 'unknown_product' } });
});

it('lists tiers by region', async () => {
  const { products } = ProductsV2.parse((await get('/api/v2/products?region=us&platform=stripe')).body);
  expect(products).toHaveLength(1);
  expect(products[0]).toMatchObject({ tier: 'plus', regions: ['us'] });
  expect(products[0]?.entitlements).toContainEqual({ product: 'Network Protection', name: 'plus' });
  expect(products[0]?.billingCycles.map((cycle) => cycle.price)).toEqual(['9.99', '99.99']);
  expect(ProductsV2.parse((await get('/api/v2/products')).body).products).toHaveLength(2);
  expect((await get('/api/v2/products?region=mars')).status).toBe(400);
});

it('answers features by sku and leaves out what it does not know', async () => {
  const path =
    '/api/v2/features?sku=plus-monthly-us&sku=ddg.privacy.pro.yearly.renews.row.freetrial' +
    '&sku=ddg-subscription-pro-monthly-renews-us&sku=__proto__';
  const { features } = FeaturesV2.parse((await get(path)).body);
  expect(Object.keys(features).sort()).toEqual([
    'ddg-subscription-pro-monthly-renews-us',
    'ddg.privacy.pro.yearly.renews.row.freetrial',
    'plus-monthly-us',
  ]);
  expect(features['plus-monthly-us']).toContainEqual({ product: 'Duck.ai', name: 'plus' });
  const ofPro = features['ddg-subscription-pro-monthly-renews-us'];
  expect(ofPro).toContainEqual({ product: 'Duck.ai', name: 'pro' });
  expect((await get('/api/v2/features')).status).toBe(400);
});
