import { toSearchWords } from './search-words';

test.each([
  ['María José Ñandú', ['maria', 'jose', 'nandu']],
  ['maria.lopez@example.com', ['maria', 'lopez', 'example', 'com']],
  ['CIM-7K3M9-QXR4T', ['cim', '7k3m9', 'qxr4t']],
  ['Casa, casa y CASA', ['casa', 'y']],
  [' .,- ', []],
  ['𝒜'.repeat(70), ['𝒜'.repeat(60)]],
])('the words of %p are %p', (text, words) => {
  expect(toSearchWords(text)).toEqual(words);
});
