import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { cameThroughProxy, clientIp, isLoopback } from '@/server/http/request/clientIp';
import { networkOf, networksOf } from '@/server/http/request/network';

function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const request = { socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } };
  return request as unknown as IncomingMessage;
}

describe('address of a client', () => {
  it('92. is the one that called when no proxy is trusted, whatever the header says', () => {
    expect(clientIp(from('203.0.113.9', '198.51.100.1'), 0)).toBe('203.0.113.9');
  });

  it('92. is what the trusted proxies saw; what stands before was written by the client', () => {
    const forwarded = '10.0.0.1, 127.0.0.1, 198.51.100.7';
    expect(clientIp(from('192.0.2.1', forwarded), 1)).toBe('198.51.100.7');
    expect(clientIp(from('192.0.2.1', `${forwarded}, 192.0.2.2`), 2)).toBe('198.51.100.7');
    expect(clientIp(from('192.0.2.1'), 1)).toBe('192.0.2.1');
    expect(clientIp(from('192.0.2.1', '198.51.100.7'), 2)).toBe('192.0.2.1');
  });

  it('135. L1: is the address without its port, and what is no address is not believed', () => {
    const behind = (entry: string) => clientIp(from('192.0.2.1', entry), 1);
    expect(['203.0.113.11:1234', '203.0.113.11'].map(behind)).toEqual(['203.0.113.11', '203.0.113.11']);
    expect(['[2001:db8::1]:443', '[2001:db8::1]', '2001:db8::1'].map(behind)).toEqual(
      Array(3).fill('2001:db8::1'),
    );
    const nonsense = [
      'unknown',
      '_hidden',
      '1',
      '203.0.113',
      '203.0.113.999',
      '[::1',
      'a:1',
      '1.2.3.4:x',
      '\u0000',
    ];
    expect(nonsense.map(behind)).toEqual(nonsense.map(() => '192.0.2.1'));
  });

  it('is local for loopback addresses alone', () => {
    expect(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true);
    expect(['128.0.0.1', '10.127.0.1', '::2', '::ffff:10.0.0.1', ''].some(isLoopback)).toBe(false);
  });

  it('152. says nothing once a proxy passed the request on, as a header or HTTP/1.0 shows', () => {
    const passedOn = (name: string, httpVersion = '1.1') =>
      cameThroughProxy({ httpVersion, headers: { [name]: '' } } as unknown as IncomingMessage);
    const ofProxies = ['forwarded', 'via', 'x-real-ip', 'x-forwarded-anything', 'fly-client-ip'];
    for (const name of [...ofProxies, 'x-azure-clientip', 'x-envoy-external-address'])
      expect([name, passedOn(name)]).toEqual([name, true]);
    expect([passedOn('accept'), passedOn('accept', '1.0')]).toEqual([false, true]);
  });
});

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
