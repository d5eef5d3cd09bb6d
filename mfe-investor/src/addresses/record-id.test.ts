import { recordId } from './record-id';

test('digits are an id, up to the largest that the database holds', () => {
  expect(recordId('7')).toBe(7);
  expect(recordId('2147483647')).toBe(2_147_483_647);
});

test.each([undefined, '', '0', '-1', '1.5', '1e3', '07', 'nada', '2147483648', '99999999999'])('%p is none', (text) => {
  expect(recordId(text)).toBeNull();
});
