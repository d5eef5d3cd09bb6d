import { destination } from './destination';

test('who was stopped at an address goes back to it', () => {
  expect(destination({ from: '/marketplace?tab=funded' })).toBe('/marketplace?tab=funded');
});

test.each([null, undefined, {}, { from: 7 }, { from: 'https://otro.example' }, { from: '//otro.example' }])(
  'anything but an address of ours leads to the dashboard: %o',
  (state) => {
    expect(destination(state)).toBe('/dashboard');
  },
);
