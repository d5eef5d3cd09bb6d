import { parseBearer } from './bearer';

test.each([
  ['Bearer cim_live_abc', 'cim_live_abc'],
  ['bearer   cim_live_abc ', 'cim_live_abc'],
  ['Bearer a b', 'a b'],
  ['Bearer\tcim_live_abc', 'cim_live_abc'],
  ['Bearer', ''],
  ['Bearer ', ''],
  [' Bearer x', 'x'],
  ['Basic abc', null],
  ['Bearerx', null],
  ['', null],
  [undefined, null],
])('the header %j has the key %j', (header, key) => {
  expect(parseBearer(header)).toBe(key);
});
