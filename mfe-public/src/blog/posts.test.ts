import { searchPosts, splitParagraphs, getRelatedPosts } from './posts';

const posts = [
  { id: 1, title: 'Riesgos', excerpt: 'Vacancia y obra' },
  { id: 2, title: 'Retorno', excerpt: 'Cómo leer una cifra' },
  { id: 3, title: 'Documentos', excerpt: 'Qué revisar' },
];
const ids = (found: { id: number }[]) => found.map(({ id }) => id);

test('searches title and excerpt, ignoring case and accents; empty text finds all', () => {
  expect(ids(searchPosts(posts, 'RETORNO'))).toEqual([2]);
  expect(ids(searchPosts(posts, 'vacancia'))).toEqual([1]);
  expect(ids(searchPosts(posts, 'como'))).toEqual([2]);
  expect(ids(searchPosts(posts, '  '))).toEqual([1, 2, 3]);
  expect(searchPosts(posts, 'fondos')).toEqual([]);
});

test('an article has at most two related ones, never itself', () => {
  expect(posts.map((post) => ids(getRelatedPosts(posts, post)))).toEqual([
    [2, 3],
    [3, 1],
    [1, 2],
  ]);
  expect(getRelatedPosts(posts.slice(0, 1), { id: 1, title: '', excerpt: '' })).toEqual([]);
});

test('splits paragraphs at blank lines, not at single line breaks', () => {
  expect(splitParagraphs('Uno\nsigue\n\nDos\r\n\r\n  Tres\n')).toEqual(['Uno\nsigue', 'Dos', 'Tres']);
});
