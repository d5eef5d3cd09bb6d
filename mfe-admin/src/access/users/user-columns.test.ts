import { userColumns, userExport, type User } from './user-columns';

const user: User = {
  id: 7,
  revision: 'r1',
  username: 'eva',
  fullName: 'Eva Torres',
  email: 'eva@prueba.example',
  role: 'user',
  staffRole: null,
  createdAt: '2026-03-05T04:59:59.000Z',
  receivesPasswordLink: false,
};

test('shows and exports the Ecuadorian date of a registration', () => {
  const column = userColumns(() => undefined).find(({ header }) => header === 'Fecha de registro');
  const [, inFile] = userExport.find(([header]) => header === 'Fecha de registro') ?? [];
  expect([column?.cell(user), inFile?.(user)]).toEqual(['4/3/2026', '4/3/2026']);
});
