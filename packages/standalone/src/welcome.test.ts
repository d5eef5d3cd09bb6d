import { formatWelcome } from './welcome';

const everything = ['admin', 'maria', 'BETA2026'];
const url = 'http://localhost:3000';
const restriction = /HOST=127\.0\.0\.1 npm start serves only this computer/;

test.each(['0.0.0.0', '::', '192.168.1.20', 'cimiento.example'])(
  'says that others can use demonstration accounts when it listens on %s, and explains HOST',
  (host) => {
    const [address, warning, ...rest] = formatWelcome(url, host, everything).split('\n');
    expect(address).toBe(`Cimiento: ${url}`);
    expect(warning).toMatch(/Demonstration accounts, open to everyone/);
    expect(rest.join('\n')).toMatch(/admin \/ admin123/);
    expect(rest.join('\n')).toMatch(restriction);
  },
);

test.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('says that %s serves only this computer', (host) => {
  const text = formatWelcome(url, host, everything);
  expect(text).toMatch(/Demonstration accounts, for this computer only/);
  expect(text).not.toMatch(/open to everyone/);
  expect(text).not.toMatch(restriction);
});

test('names only what is there of the demonstration', () => {
  expect(formatWelcome(url, '0.0.0.0', [])).toBe(`Cimiento: ${url}`);
  const text = formatWelcome(url, '127.0.0.1', ['maria']);
  expect(text).toContain('maria / maria123');
  expect(text).not.toMatch(/admin|BETA2026/);
});
