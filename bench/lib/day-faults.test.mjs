import { compareIds } from '../../scripts/lib/server-process.mjs';
import { findOutageFaults } from './day-faults.mjs';

const outage = { statuses: new Map([[503, 40]]), slowestMs: 700, refusedAfterwards: 0 };

test('an outage in which every request gets 503 in time, and none afterwards, has no faults', () => {
  expect(findOutageFaults(outage)).toEqual([]);
});

test.each([
  [
    'another status',
    {
      statuses: new Map([
        [503, 40],
        [500, 1],
      ]),
    },
    '1 answers of 500 while the database was stopped',
  ],
  [
    'no answer',
    {
      statuses: new Map([
        [503, 40],
        ['no answer', 2],
      ]),
    },
    '2 answers of no answer while the database was stopped',
  ],
  ['a late answer', { slowestMs: 15_100 }, 'an answer took 15.1 s'],
  ['a refusal afterwards', { refusedAfterwards: 3 }, '3 requests were refused after the database was ready'],
  ['no request at all', { statuses: new Map() }, 'no request was sent while the database was stopped'],
])('%s is a fault of an outage', (_name, change, fault) => {
  expect(findOutageFaults({ ...outage, ...change })).toEqual([fault]);
});

test('an acknowledged record that is not stored is lost, and the reverse was stored twice', () => {
  expect(compareIds([{ id: 1 }, { id: 2 }, { id: 9 }], [1, 2, 2, 3])).toEqual({ lost: 1, doubled: 1 });
});
