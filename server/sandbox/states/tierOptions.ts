const names = ['Network Protection', 'Data Broker Protection', 'Identity Theft Restoration', 'Duck.ai'];
const featuresOf = (tier: string) => names.map((product) => ({ product, name: tier }));

function options(tier: string, monthly: string, yearly: string) {
  return [
    { id: `${tier}-monthly`, cost: { displayPrice: monthly, recurrence: 'monthly' } },
    { id: `${tier}-yearly`, cost: { displayPrice: yearly, recurrence: 'yearly' } },
  ];
}

/** What a store answers that sells two tiers. */
export const twoTiers = {
  platform: 'macos',
  products: [
    { tier: 'plus', features: featuresOf('plus'), options: options('plus', '$9.99', '$99.99') },
    { tier: 'pro', features: featuresOf('pro'), options: options('pro', '$19.99', '$199.99') },
  ],
};
