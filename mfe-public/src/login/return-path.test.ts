import { getReturnPath } from './return-path';

test('who was stopped at an address goes back to it', () => {
  expect(getReturnPath({ from: '/marketplace?tab=funded' })).toBe('/marketplace?tab=funded');
});

test.each([null, undefined, {}, { from: 7 }, { from: 'https://otro.example' }, { from: '//otro.example' }])(
  'anything but an address of ours leads to the dashboard: %o',
  (state) => {
    expect(getReturnPath(state)).toBe('/dashboard');
  },
);
