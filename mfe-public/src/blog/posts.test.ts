import { searchPosts, splitParagraphs, getRelatedPosts } from './posts';

const posts = [
  { id: 1, title: 'Riesgos', excerpt: 'Vacancia y obra' },
  { id: 2, title: 'Retorno', excerpt: 'Cómo leer una cifra' },
  { id: 3, title: 'Documentos', excerpt: 'Qué revisar' },
];
const ids = (found: { id: number }[]) => found.map(({ id }) => id);

test('a search looks at title and excerpt, whatever the case and the accents, and without words finds all', () => {
  expect(ids(searchPosts(posts, 'RETORNO'))).toEqual([2]);
  expect(ids(searchPosts(posts, 'vacancia'))).toEqual([1]);
  expect(ids(searchPosts(posts, 'como'))).toEqual([2]);
  expect(ids(searchPosts(posts, '  '))).toEqual([1, 2, 3]);
  expect(searchPosts(posts, 'fondos')).toEqual([]);
});

test('an article names at most two others, never itself, and none when it is alone', () => {
  expect(posts.map((post) => ids(getRelatedPosts(posts, post)))).toEqual([
    [2, 3],
    [3, 1],
    [1, 2],
  ]);
  expect(getRelatedPosts(posts.slice(0, 1), { id: 1, title: '', excerpt: '' })).toEqual([]);
});

test('blank lines part paragraphs, single line breaks do not', () => {
  expect(splitParagraphs('Uno\nsigue\n\nDos\r\n\r\n  Tres\n')).toEqual(['Uno\nsigue', 'Dos', 'Tres']);
});
