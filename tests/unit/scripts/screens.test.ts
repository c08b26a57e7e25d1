import { askCard, cardFingerprint, passesLuhn } from 'stripe-sandbox/billing/cards';
import { customerNumbered } from '@/scripts/screens/customer.mjs';
import { perform } from '@/scripts/screens/perform.mjs';

it('every customer has an address of their own and a card that pays and has had no trial', () => {
  const customers = [101, 102, 110, 1001, 3606].map((number) => customerNumbered(number));
  expect(new Set(customers.map(({ email }) => email)).size).toBe(customers.length);
  expect(new Set(customers.map(({ card }) => cardFingerprint(card))).size).toBe(customers.length);
  for (const { email, card } of customers) {
    expect(email).toMatch(/^\w+@example\.org$/);
    expect([card, passesLuhn(card), askCard(card).kind]).toEqual([card, true, 'pays']);
  }
});

describe('what is done before a picture', () => {
  const page = { name: 'page' };

  it('is done on its page, if a scene wants anything done', async () => {
    const act = jest.fn(async () => {});
    expect(await perform(act, page)).toBeNull();
    expect(act).toHaveBeenCalledWith(page);
    expect(await perform(undefined, page)).toBeNull();
  });

  it('is a fault of the picture when it does not work, with what was waited for', async () => {
    const act = async () => {
      throw new Error(
        "locator.waitFor: Timeout 30000ms exceeded.\nCall log:\n\u001b[2m  - waiting for getByText('Active')\u001b[22m\n",
      );
    };
    expect(await perform(act, page)).toBe(
      "failed: locator.waitFor: Timeout 30000ms exceeded. - waiting for getByText('Active')",
    );
  });
});
