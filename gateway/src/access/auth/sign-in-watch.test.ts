import { SignInWatch } from './sign-in-watch';

function countWarnings(addresses: string[], hasVisitors = true): number {
  const log = { warn: jest.fn() };
  const watch = new SignInWatch(log, hasVisitors);
  for (const address of addresses) watch.countAddress(address);
  return log.warn.mock.calls.length;
}

const repeat = (address: string, times: number): string[] => Array.from({ length: times }, () => address);

test.each(['172.18.0.1', '10.0.0.5', '::ffff:127.0.0.1', 'fd00::1'])(
  'many sign-ins from %s alone are warned of once',
  (address) => {
    expect(countWarnings(repeat(address, 19))).toBe(0);
    expect(countWarnings(repeat(address, 60))).toBe(1);
  },
);

test('sign-ins from a public address, from several, or in development are not warned of', () => {
  expect(countWarnings(repeat('203.0.113.7', 60))).toBe(0);
  expect(countWarnings(['203.0.113.7', ...repeat('172.18.0.1', 60)])).toBe(0);
  expect(countWarnings(repeat('172.18.0.1', 60), false)).toBe(0);
});
