import { ofItsStatus } from './project-form';

const everything = { name: 'Torre', currentValuation: 400_000, fundedDate: '2024-03-01', exitDate: '2025-10-31' };

test.each([
  ['available', { currentValuation: null, fundedDate: null, exitDate: null }],
  ['funded', { currentValuation: 400_000, fundedDate: '2024-03-01', exitDate: null }],
  ['exited', { currentValuation: 400_000, fundedDate: '2024-03-01', exitDate: '2025-10-31' }],
] as const)('a project that is %s is sent with what its status has, and no more', (status, kept) => {
  expect(ofItsStatus({ ...everything, status })).toEqual({ name: 'Torre', status, ...kept });
});
