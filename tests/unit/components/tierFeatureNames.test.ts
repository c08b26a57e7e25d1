import { tierFeatureNames } from '@/components/subscription/app/plans/tierFeatureNames';
import { plansWords } from '@/lib/content/app/appPlans';

const features = ['Network Protection', 'Identity Theft Restoration', 'Duck.ai'];
const plus = { tier: 'plus', features };
const { basis, more } = plansWords.tiers.pro;

it('lists what Plus has', () => {
  expect(tierFeatureNames(plus, plus)).toEqual(['VPN', 'Duck.ai', 'Identity theft restoration']);
});

it('lists Pro beside Plus with what it has beyond it', () => {
  expect(tierFeatureNames({ tier: 'pro', features }, plus)).toEqual([basis, ...more]);
  const removal = { tier: 'pro', features: [...features, 'Data Broker Protection'] };
  expect(tierFeatureNames(removal, plus)).toEqual([basis, 'Personal information removal', ...more]);
});

it('lists everything of Pro alone, or where it lacks something of Plus', () => {
  expect(tierFeatureNames({ tier: 'pro', features: ['Duck.ai'] }, plus)).toEqual(['Duck.ai', ...more]);
  expect(tierFeatureNames({ tier: 'pro', features: ['Network Protection'] }, null)).toEqual(['VPN']);
});
