import { isEmailOfOneAlphabet, isImageAddress, isPlainLongText, isPlainText, isUsername } from './text';

test.each(['admin', 'María.Ñandú', 'ana_2026', 'o’higgins', 'мария', 'admin@casa', '__proto__', 'ángela'])(
  'takes %p as a username',
  (text) => {
    expect(isUsername(text)).toBe(true);
  },
);

test.each([
  ['a Cyrillic letter among Latin ones', '\u0430dmin'],
  ['a zero-width space', 'ad\u200bmin'],
  ['a bidi override', '\u202eadmin'],
  ['a NUL', 'ad\u0000min'],
  ['a lone surrogate', '\ud800dmin'],
  ['a soft hyphen', 'ad\u00admin'],
  ['full-width letters', '\uff41\uff44\uff4d\uff49\uff4e'],
  ['a space', 'ad min'],
  ['a line break', 'ad\nmin'],
  ['a Hangul filler', 'ad\u3164min'],
  ['a variation selector', 'admin\ufe0f'],
])('refuses %s in a username', (_what, text) => {
  expect(isUsername(text)).toBe(false);
});

test.each(['ana.ñáñez+1@prueba.example', 'søren@prueba.example', 'мария@prueba.example', 'ana@пример.example'])(
  'takes %p as an e-mail',
  (email) => expect(isEmailOfOneAlphabet(email)).toBe(true),
);

test.each([
  ['a Cyrillic letter among Latin ones', 'm\u0430ria@prueba.example'],
  ['a Greek letter among Latin ones', 'invers\u03bfr@prueba.example'],
  ['a dotless i', '\u0131nv@prueba.example'],
  ['a full-width letter', '\uff4daria@prueba.example'],
])('refuses %s before the @ of an e-mail', (_what, email) => {
  expect(isEmailOfOneAlphabet(email)).toBe(false);
});

test('takes line breaks and tabs in long text only', () => {
  expect([isPlainText('uno\ndos'), isPlainLongText('uno\r\n\tdos')]).toEqual([false, true]);
  for (const text of ['a\u0000b', 'a\u202eb', 'a\u200bb', 'a\udc00b'])
    expect([isPlainText(text), isPlainLongText(text)]).toEqual([false, false]);
  for (const text of ['Ñandú €5 — «así»', 'casa 🏠', '中文']) expect(isPlainText(text)).toBe(true);
});

test.each([
  ['/images/casa.svg', true],
  ['casa.svg', true],
  ['https://fotos.example/casa.jpg?x=1', true],
  ['http://fotos.example/casa.jpg', true],
  ['javascript:alert(1)', false],
  ['JAVASCRIPT:alert(1)', false],
  ['data:image/png;base64,AA', false],
  ['file:///etc/passwd', false],
  ['blob:https://x/1', false],
  ['//fotos.example/casa.jpg', false],
  ['/\\fotos.example/casa.jpg', false],
  ['https:casa.jpg', false],
])('takes %p as an image address: %p', (text, isTaken) => {
  expect(isImageAddress(text)).toBe(isTaken);
});
