import { getReturnPath } from './return-path';

test('returns to the path that required a login', () => {
  expect(getReturnPath({ from: '/marketplace?tab=funded' })).toBe('/marketplace?tab=funded');
});

test.each([null, undefined, {}, { from: 7 }, { from: 'https://otro.example' }, { from: '//otro.example' }])(
  'falls back to the dashboard for anything but a local path: %o',
  (state) => {
    expect(getReturnPath(state)).toBe('/dashboard');
  },
);
