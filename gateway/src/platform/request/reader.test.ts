import { everything, maskName, readsUser, toReader, type Reader } from './reader';
import type { RequestKey } from './request-key';
import type { Viewer } from './viewer';

const names = {
  username: 'ana',
  email: 'ana@example.com',
  fullName: 'Ana Paz',
  createdAt: new Date(0),
  secondFactorAt: null,
};
const admin: Viewer = { ...names, id: 1, role: 'admin', staffRole: 'administrator' };
const investor: Viewer = { ...names, id: 2, role: 'user', staffRole: null };
const key = (scopes: RequestKey['scopes']): RequestKey => ({ id: 1, scopes, viewer: admin, hash: '' });

const readOwnAndOther = (readBy: Reader) => [readsUser(readBy, 1), readsUser(readBy, 2), readsUser(readBy, 3)];

describe('whose names are read', () => {
  test.each([
    ['a job', everything, [true, true, true]],
    ['a visitor', toReader({ viewer: null, key: null }), [false, false, false]],
    ['an investor', toReader({ viewer: investor, key: null }), [false, true, false]],
    ['an administrator', toReader({ viewer: admin, key: null }), [true, true, true]],
    ['a key without the scope', toReader({ viewer: admin, key: key(['ledger:read']) }), [false, false, false]],
    ['a key with the scope', toReader({ viewer: admin, key: key(['users:read']) }), [true, true, true]],
  ])('%s', (_who, readBy, expected) => {
    expect(readOwnAndOther(readBy)).toEqual(expected);
  });

  test('a name that may not be read is the id of its user', () => {
    expect(maskName(toReader({ viewer: investor, key: null }), 3, 'María')).toBe('#3');
  });
});
