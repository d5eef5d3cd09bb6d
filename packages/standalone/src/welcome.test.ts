import { formatWelcome } from './welcome';

const url = 'http://localhost:3000';
const restriction = /HOST=127\.0\.0\.1 npm start serves only this computer/;

test.each(['0.0.0.0', '::', '192.168.1.20', 'cimiento.example'])(
  'says that others can use demonstration accounts when it listens on %s, and explains HOST',
  (host) => {
    const [address, warning, ...rest] = formatWelcome(url, { host, demoData: true }).split('\n');
    expect(address).toBe(`Cimiento: ${url}`);
    expect(warning).toMatch(/Demonstration accounts, open to everyone/);
    expect(rest.join('\n')).toMatch(/admin \/ admin123/);
    expect(rest.join('\n')).toMatch(restriction);
  },
);

test.each(['127.0.0.1', '127.0.0.53', '::1', 'localhost'])('says that %s serves only this computer', (host) => {
  const text = formatWelcome(url, { host, demoData: true });
  expect(text).toMatch(/Demonstration accounts, for this computer only/);
  expect(text).not.toMatch(/open to everyone/);
  expect(text).not.toMatch(restriction);
});

test('names no accounts where the demonstration data is not loaded', () => {
  expect(formatWelcome(url, { host: '0.0.0.0', demoData: false })).toBe(`Cimiento: ${url}`);
});
