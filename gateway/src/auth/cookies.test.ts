import { createHmac } from 'node:crypto';
import { readCookie, readSignedCookie } from './cookies';

const withCookies = (cookie?: string) => ({ headers: { cookie } });

const sign = (value: string, secret: string): string =>
  `s:${value}.${createHmac('sha256', secret).update(value).digest('base64').replace(/=+$/, '')}`;

test.each([
  ['sid=abc', 'abc'],
  ['other=1; sid=a%20b', 'a b'],
  // Of two cookies of one name browsers send the more specific one first.
  ['sid=first; sid=second', 'first'],
  ['mysid=x', undefined],
  ['sid=', ''],
  ['sid=%', undefined],
  ['sid=%E0%A4%A', undefined],
  [undefined, undefined],
])('reads the cookie of %p as %p', (header, value) => {
  expect(readCookie(withCookies(header), 'sid')).toBe(value);
});

describe('a signed cookie', () => {
  const read = (value: string, secrets = ['new', 'old']) =>
    readSignedCookie(withCookies(`sid=${encodeURIComponent(value)}`), 'sid', secrets);

  test('is read when one of the secrets signed it', () => {
    expect(read(sign('an-id', 'new'))).toBe('an-id');
    expect(read(sign('an.id', 'old'))).toBe('an.id');
    expect(read(sign('an-id', 'gone'))).toBeUndefined();
  });

  test.each([
    'an-id',
    's:an-id',
    's:an-id.',
    's:.',
    's:',
    '',
    sign('', 'new'),
    sign('an-id', 'new').slice(2),
    `${sign('an-id', 'new')}=`,
    sign('an-id', 'new').slice(0, -1),
    sign('an-id', 'new').replace('an-id', 'another'),
  ])('is nothing as %p', (value) => {
    expect(read(value)).toBeUndefined();
  });

  test('is nothing when it is malformed', () => {
    expect(readSignedCookie(withCookies('sid=s%3Aabc%'), 'sid', ['new'])).toBeUndefined();
    expect(readSignedCookie(withCookies(), 'sid', ['new'])).toBeUndefined();
  });
});
