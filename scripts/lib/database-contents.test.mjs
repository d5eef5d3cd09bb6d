import { findDifferences } from './database-contents.mjs';

const dump = (tables) => ({ tables: new Map(Object.entries(tables)), rows: 0 });
const whole = { users: ['CREATE TABLE users', '[["id",1]]', '[["id",2]]'], triggers: [] };

test('equal databases have no difference', () => {
  expect(findDifferences(dump(whole), dump({ ...whole }))).toEqual([]);
});

test.each([
  [
    'a lost row',
    { ...whole, users: whole.users.slice(0, 2) },
    'users: 3 lines became 2; lost: [["id",2]]; new: nothing',
  ],
  ['a row that is there twice', { ...whole, users: [...whole.users, '[["id",2]]'] }, 'users: 3 lines became 4'],
  ['another definition', { ...whole, users: ['CREATE TABLE user', ...whole.users.slice(1)] }, 'new: CREATE TABLE user'],
  ['a table more', { ...whole, leftover: ['CREATE TABLE leftover'] }, 'leftover: 0 lines became 1'],
  ['a table less', { triggers: [] }, 'users: 3 lines became 0'],
])('%s is a difference', (_name, other, text) => {
  expect(findDifferences(dump(whole), dump(other))).toEqual([expect.stringContaining(text)]);
});
