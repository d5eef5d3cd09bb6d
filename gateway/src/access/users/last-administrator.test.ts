import { createTestGateway, databaseKinds } from '../../testing';

describe.each(databaseKinds)('the last administrator on %s', (kind) => {
  test('the last administrator keeps the role, also when two demote each other at once', async () => {
    const served = await createTestGateway(kind, { demoData: false });
    try {
      const admin = await served.signedInAdmin();
      const demote = async (name: string, id: number, by = admin) => {
        const input = { email: `${name}@prueba.example`, fullName: name, role: 'user' };
        const error = await by.send('updateUser', { id, input });
        return error.code ?? 'done';
      };
      expect(await demote('jefa', 1)).toBe('CONFLICT');
      const other = await served.signedInAdmin('jefe');
      const codes = await Promise.all([demote('jefe', 2), demote('jefa', 1, other)]);
      // The slower one fails: as the last administrator, or because its own role is already gone.
      expect(codes.filter((code) => code === 'done')).toHaveLength(1);
      expect(['UNAUTHENTICATED', 'FORBIDDEN', 'CONFLICT']).toContain(codes.find((code) => code !== 'done'));
    } finally {
      await served.close();
    }
  });
});
