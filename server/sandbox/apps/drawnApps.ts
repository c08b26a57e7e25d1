import type { DrawnApp, DrawnPlan } from 'fake-apps/drawn/drawnApp';
import type { FakeAppOptions } from 'fake-apps/fakeAppOptions';
import type { StoreControl, StoreName, StoreProduct } from 'store-sandbox/control';
import { saleCountries } from '@/lib/content/subscription/countries';
import { planFor, priceFor, trialDays } from '@/lib/content/subscription/plans';
import { featureShortNames } from '@/lib/content/subscription/proFeatureWords';
import type { BillingPeriod } from '@/lib/contract/subscription';
import { planOfProduct } from '@/server/entitlements/planOfProduct';
import { storeTitles } from '@/server/sandbox/stores/storesView';

/** A device of `/sandbox/apps`, as it is listed and drawn. */
export type DrawnDevice = {
  name: DrawnApp['name'];
  title: string;
  /** How its app sells, in one sentence. */
  says: string;
  shape: 'phone' | 'window';
  store: StoreName | null;
  /** The generation; each is the newest that is known of its system. */
  app: FakeAppOptions;
  /** Where a purchase began that begins in its settings. */
  origin: string;
};

export const drawnDevices: readonly DrawnDevice[] = [
  {
    name: 'iphone',
    title: 'iPhone',
    says: 'Sells through the App Store and can send a reminder before a trial ends.',
    shape: 'phone',
    store: 'apple',
    app: { app: 'apple-new', system: 'ios' },
    origin: 'funnel_appsettings_ios',
  },
  {
    name: 'mac',
    title: 'Mac',
    says: 'Sells through the App Store and shares purchases with the iPhone.',
    shape: 'window',
    store: 'apple',
    app: { app: 'apple-new', system: 'macos' },
    origin: 'funnel_appsettings_macos',
  },
  {
    name: 'android',
    title: 'Android phone',
    says: 'Sells through Google Play.',
    shape: 'phone',
    store: 'google',
    app: { app: 'android' },
    origin: 'funnel_appsettings_android',
  },
  {
    name: 'windows',
    title: 'Windows',
    says: 'Has no store: customers pay by card on the web.',
    shape: 'window',
    store: null,
    app: { app: 'windows' },
    origin: 'funnel_appsettings_windows',
  },
];

export function deviceNamed(name: unknown): DrawnDevice | undefined {
  return drawnDevices.find((device) => device.name === name);
}

/** What the script of a device is handed: who it is, and what its store sells today. */
export function drawnApp(
  device: DrawnDevice,
  stores: StoreControl,
  clientId: string,
  language: string,
): DrawnApp {
  const { name, app, store, origin } = device;
  const plans = store ? stores.products(store).filter(isSoldHere).map(storePlan) : cardPlans();
  return {
    name,
    language,
    app,
    store: store && { name: store, title: storeTitles[store] },
    plans,
    clientId,
    features: Object.fromEntries(
      planFor(country, 'monthly').features.map((wire) => [wire, featureShortNames[wire].name]),
    ),
    origin,
  };
}

const country = 'US';

function isSoldHere({ id }: StoreProduct): boolean {
  return planOfProduct(id)?.region === saleCountries[country].region;
}

function storePlan({ id, period, price, currency, trialDays: days }: StoreProduct): DrawnPlan {
  return {
    id,
    period: period === 'month' ? 'monthly' : 'yearly',
    price: displayPrice(price, currency),
    trialDays: days,
  };
}

function cardPlans(): DrawnPlan[] {
  const periods: readonly BillingPeriod[] = ['monthly', 'yearly'];
  return periods.map((period) => {
    const plan = planFor(country, period);
    const price = priceFor(plan, country);
    if (!price) throw new Error(`The ${period} plan has no price in ${country}`);
    return {
      id: plan.productId,
      period,
      price: displayPrice(price.amount, price.currency),
      trialDays: trialDays.standard,
    };
  });
}

function displayPrice(amount: number, currency: string): string {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100);
}
