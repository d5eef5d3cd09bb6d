import { describeCompany, listMissingCompany, readCompany } from './company';

test('what the environment leaves out of the company is missing and named nowhere', () => {
  const company = readCompany(
    { COMPANY_NAME: ' Inversiones S. A. ', COMPANY_RUC: '1790011674001', COMPANY_PHONE: '' },
    false,
  );
  expect(describeCompany(company)).toEqual(['Inversiones S. A.', 'RUC 1790011674001']);
  expect(listMissingCompany(company)).toEqual([
    'COMPANY_ADDRESS',
    'COMPANY_PHONE',
    'COMPANY_SUPERVISOR',
    'COMPANY_REPRESENTATIVE',
    'COMPANY_BANK_ACCOUNT',
  ]);
});

test('a demonstration fills in what the environment leaves out', () => {
  const company = readCompany({ COMPANY_RUC: '1790011674001' }, true);
  expect(company).toMatchObject({ name: 'Fideicomiso Cimiento', ruc: '1790011674001' });
  expect(listMissingCompany(company)).toEqual([]);
});
