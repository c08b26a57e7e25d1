import { mayOfferInstall } from '@/lib/settings/mayOfferInstall';

describe('the install-product setting (specification §3)', () => {
  it.each([
    ['', '', true],
    ['', 'ak=-1', false],
    ['', 'ak=1', true],
    ['?kak=-1', '', false],
    ['?kak=1', 'ak=-1', true],
    ['?kak=%3C-1', 'ak=-1', false],
    ['?ak=-1', 'kak=-1', true],
  ])('with %p and %p offers to install: %p', (search, cookies, may) => {
    expect(mayOfferInstall({ search, cookies })).toBe(may);
  });
});
