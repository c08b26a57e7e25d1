import fc from 'fast-check';
import { networkOf, networksOf } from '@/server/http/request/network';

it('94. limits count for an IPv4 address and for the household of an IPv6 one', () => {
  expect(networkOf('203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:DB8:1:2::')).toBe('2001:db8:1:2::/64');
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});

it('94. every address of one household counts as one', () => {
  fc.assert(
    fc.property(fc.ipV6(), fc.bigInt(0n, (1n << 64n) - 1n), (prefix, rest) => {
      const groups = rest.toString(16).padStart(16, '0').match(/.{4}/g)?.join(':');
      const household = networkOf(prefix).replace('::/64', '');
      if (!networkOf(prefix).endsWith('/64') || household.split(':').length !== 4) return;
      expect(networkOf(`${household}:${groups}`)).toBe(networkOf(prefix));
    }),
  );
});

it('135. L1: the network around them is a /24 and a /48', () => {
  expect(networksOf('203.0.113.9')).toEqual({ single: '203.0.113.9', wide: '203.0.113.0/24' });
  expect(networksOf('::ffff:203.0.113.200').wide).toBe('203.0.113.0/24');
  expect(networksOf('2001:db8:1:2::3')).toEqual({ single: '2001:db8:1:2::/64', wide: '2001:db8:1::/48' });
  expect(networksOf('unknown')).toEqual({ single: 'unknown', wide: null });
});

it('what is no address stays as it came', () => {
  for (const odd of ['unknown', '', '1.2.3.4.5', 'example.org']) expect(networkOf(odd)).toBe(odd);
});
