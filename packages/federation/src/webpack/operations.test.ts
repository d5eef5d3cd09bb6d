import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listQueries } from './operations';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'cimiento-operations-'));
  mkdirSync(path.join(root, 'src'));
  const operations = {
    a: 'query Holas{holas}',
    b: 'fragment Uno on Hola{id}query Hola($id:Int!$other:Int!){hola(id:$id){...Uno}}',
    c: 'query ByName($name:String!){hola(name:$name){id}}',
    d: 'mutation Saludar{saludar}',
  };
  writeFileSync(path.join(root, 'src/operations.generated.json'), JSON.stringify(operations));
});

afterAll(() => rmSync(root, { recursive: true }));

test('the query of a page has its id, and the whole numbers of the address as variables', () => {
  const pages = { '/hola': { query: 'Holas' }, '/hola/:id/:other': { query: 'Hola' }, '/otra': {} };
  expect(listQueries(root, pages)).toEqual({
    '/hola': { name: 'Holas', id: 'a', variables: [] },
    '/hola/:id/:other': { name: 'Hola', id: 'b', variables: ['id', 'other'] },
  });
});

test.each([
  ['that does not exist', '/hola', 'Nada', /There is no query Nada for the page of \/hola/],
  ['that changes something', '/hola', 'Saludar', /There is no query Saludar/],
  ['whose variable is not in the address', '/hola/:id', 'Hola', /Hola needs a variable that is not a whole number/],
  ['whose variable is a text', '/hola/:name', 'ByName', /ByName needs a variable that is not a whole number/],
])('a build refuses a query %s', (_name, pattern, query, message) => {
  expect(() => listQueries(root, { [pattern]: { query } })).toThrow(message);
});
