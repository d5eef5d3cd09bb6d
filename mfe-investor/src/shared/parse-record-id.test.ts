import { parseRecordId } from './parse-record-id';

test('parses digits, up to the largest id of the database', () => {
  expect(parseRecordId('7')).toBe(7);
  expect(parseRecordId('2147483647')).toBe(2_147_483_647);
});

test.each([undefined, '', '0', '-1', '1.5', '1e3', '07', 'nada', '2147483648', '99999999999'])('rejects %p', (text) => {
  expect(parseRecordId(text)).toBeNull();
});
