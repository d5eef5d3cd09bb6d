import { dropHiddenFields } from './project-form';

const everything = { name: 'Torre', currentValuation: 400_000, fundedDate: '2024-03-01', exitDate: '2025-10-31' };

const cleared = { responsible: null, fees: null, risks: null };

test.each([
  ['available', { currentValuation: null, fundedDate: null, exitDate: null }],
  ['funded', { currentValuation: 400_000, fundedDate: '2024-03-01', exitDate: null }],
  ['exited', { currentValuation: 400_000, fundedDate: '2024-03-01', exitDate: '2025-10-31' }],
] as const)('sends of a project that is %s only the fields that its status has', (status, kept) => {
  expect(dropHiddenFields({ ...everything, status })).toEqual({ name: 'Torre', status, ...cleared, ...kept });
});
