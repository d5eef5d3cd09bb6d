import { ledgerAccounts } from '@cimiento/contracts';
import { databaseKinds, exampleBankAccount, type TestClient } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';
import { withdrawalOperations } from '../../testing/withdrawal-desk';

const password = 'clave larga de inicio';

describe.each(databaseKinds)('an administrator whose colleague’s account is their own on %s', (kind) => {
  const served = serveWithMail(kind, { approvals: 'required' });
  let alicia: TestClient;
  let berta: TestClient;
  let carla: TestClient;
  let rosa: TestClient;
  let rosaId: number;

  const run = async (client: TestClient, operation: keyof typeof withdrawalOperations, variables: object = {}) => {
    const { data, errors } = await client.graphql(withdrawalOperations[operation], { ...variables });
    return errors ? { ...errors[0]?.extensions, message: errors[0]?.message } : data && Object.values(data)[0];
  };
  const createUser = (username: string, access: object) =>
    alicia.send('createUser', {
      input: { username, fullName: `Persona ${username}`, email: `${username}@prueba.example`, password, ...access },
    });
  const refused = (name: string) => ({ code: 'FORBIDDEN', status: 403, message: expect.stringContaining(name) });
  const approved = { status: 'approved' };
  const request = async (client = rosa): Promise<number> =>
    (await run(client, 'request', { input: { amount: '50.00' } })).id;

  beforeAll(async () => {
    alicia = await served.signedInAdmin('alicia');
    berta = await served.signedInAdmin('berta');
    const { approvalId } = await createUser('carla', { role: 'admin', staffRole: 'finance' });
    await run(berta, 'decide', { id: approvalId });
    carla = await served.signedIn('carla', password);
    rosaId = (await served.fixtures.user('rosa')).id;
    rosa = await served.signedIn('rosa');
    await run(rosa, 'saveAccount', { input: exampleBankAccount });
  });

  test('approves no withdrawal of whom that colleague credited, and another one does', async () => {
    const accounts = { debitAccount: 'suspense', creditAccount: ledgerAccounts.available(rosaId).code };
    const input = { ...accounts, amount: '500.00', occurredOn: '2026-01-20', memo: 'Corrección' };
    const { approvalId } = await carla.send('postAdjustment', { input });
    expect(await run(alicia, 'decide', { id: approvalId })).toMatchObject(refused('Persona carla'));
    expect(await run(berta, 'decide', { id: approvalId })).toEqual(approved);
    const id = await request();
    expect(await run(alicia, 'approve', { id })).toMatchObject(refused('Persona carla'));
    expect(await run(alicia, 'approveAll', { ids: [id], confirm: [id] })).toMatchObject([
      { status: 'refused', code: 'FORBIDDEN' },
    ]);
    expect(await run(berta, 'approve', { id })).toMatchObject(approved);
  });
});
