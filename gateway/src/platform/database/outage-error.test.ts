import { QueryFailedError } from 'typeorm';
import { getOutageKind } from './outage-error';

test.each([
  { errno: 1047, kind: 'unreachable' },
  { errno: 1180, kind: 'unreachable' },
  { errno: 1290, kind: 'read-only' },
  { errno: 1213, kind: null },
])('error $errno of MariaDB means an outage that is $kind', ({ errno, kind }) => {
  const error = Object.assign(new Error('refused'), { errno, sqlState: 'HY000' });
  expect(getOutageKind(new QueryFailedError('COMMIT', [], error))).toBe(kind);
});
