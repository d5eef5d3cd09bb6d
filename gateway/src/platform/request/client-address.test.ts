import fc from 'fast-check';
import { toAddressPrefix, toCountedAddress } from './client-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::/64'],
  ['2001:db8:0:0:ffff::2', '2001:db8::/64'],
  ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  [undefined, 'unknown'],
])('counts %s as %s', (address, counted) => {
  expect(toCountedAddress(address)).toBe(counted);
});

test('every address of a /64 counts as one', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      expect(toCountedAddress(`2001:${network.slice(network.indexOf(':') + 1)}:${one}`)).toBe(
        toCountedAddress(`2001:${network.slice(network.indexOf(':') + 1)}:${other}`),
      );
    }),
  );
});

test.each([
  ['203.0.113.7', '203.0.x.x'],
  ['::ffff:203.0.113.7', '203.0.x.x'],
  ['2001:db8:1:2::3', '2001:db8:…'],
])('shows %s as %s', (address, prefix) => {
  expect(toAddressPrefix(address)).toBe(prefix);
});
