import { SpooledFile } from '../platform/files/spooled-file';
import type { Examples } from './action-example';
import type { ActionWorld } from './action-world';

const toList = () => SpooledFile.of(Buffer.from('uid;name\nA;Persona de la Lista'));

/** The name of an alert: two deposits just below the threshold. */
async function withAlert(world: ActionWorld): Promise<string> {
  const { user } = await world.person();
  await world.served.fixtures.deposit(user, 9500);
  await world.served.fixtures.deposit(user, 9500);
  const alerts: { key: string; userId: number }[] = await world.admin.client.send('identityAlerts', {}, 'key userId');
  return alerts.find(({ userId }) => userId === user.id)?.key ?? '';
}

/** Lists against which people are screened, and alerts about their money. */
export const screeningExamples: Examples = {
  loadScreeningList: ({ served, actor }) =>
    Promise.resolve({
      run: () => served.gateway.services.screeningLists.load({ kind: 'own', file: toList(), alt: null }, actor),
    }),
  closeIdentityAlert: async (world) => ({
    variables: { key: await withAlert(world), reason: 'Vendió su casa' },
  }),
};
