import { today } from '@cimiento/contracts';
import { IdentityCase, IdentityMatch } from '../identity/records';
import type { Examples } from './action-example';
import type { ActionWorld } from './action-world';
import { IdentityDesk, setIdentity } from './identity-desk';

async function withCase(world: ActionWorld, state: Parameters<typeof setIdentity>[2]): Promise<number> {
  const { user } = await world.person();
  await setIdentity(world.served, user, state);
  return (await world.served.reader.findOneByOrFail(IdentityCase, { userId: user.id })).id;
}

async function withMatch(world: ActionWorld): Promise<{ caseId: number; matchId: number }> {
  const caseId = await withCase(world, 'in_review');
  const entry = { listKind: 'own' as const, uid: '1', fingerprint: 'f'.repeat(64), name: 'Torres', score: 1000 };
  const { identifiers } = await world.served.gateway.database.transaction((manager) =>
    manager.insert(IdentityMatch, { ...entry, caseId, foundOn: today() }),
  );
  return { caseId, matchId: Number(identifiers[0]?.['id']) };
}

async function withClaim(world: ActionWorld): Promise<number> {
  const id = await withCase(world, 'submitted');
  await world.run('claimIdentityCase', { id });
  return id;
}

async function withComplete(world: ActionWorld) {
  const desk = new IdentityDesk(world.served, world.admin.client);
  const person = await world.person();
  await desk.save(person);
  for (const kind of ['id_front', 'id_back', 'selfie'] as const) await desk.upload(person, kind);
  return { desk, person };
}

async function withLink(world: ActionWorld) {
  const { desk, person } = await withComplete(world);
  const { token } = await person.client.send('createIdentityPhoneLink', {}, 'token');
  return { desk, person, token: String(token) };
}

/** Identities of users, and their review. */
export const identityExamples: Examples = {
  submitMyIdentity: async (world) => ({ by: (await withComplete(world)).person }),
  uploadMyIdentityDocument: async (world) => {
    const { desk, person } = await withComplete(world);
    return { by: person, run: () => desk.upload(person, 'selfie') };
  },
  createIdentityPhoneLink: async (world) => ({ by: (await withComplete(world)).person }),
  openIdentityPhone: async (world) => ({ variables: { token: (await withLink(world)).token } }),
  uploadIdentityPhoneDocument: async (world) => {
    const { desk, person } = await withLink(world);
    return { by: person, run: () => desk.upload(person, 'selfie') };
  },
  claimIdentityCase: async (world) => ({ variables: { id: await withCase(world, 'submitted') } }),
  decideIdentityCase: async (world) => ({
    variables: { id: await withClaim(world), input: { decision: 'approve' } },
  }),
  decideIdentityMatch: async (world) => ({
    variables: { ...(await withMatch(world)), decision: 'other', reason: 'Otra fecha de nacimiento' },
  }),
  suspendIdentity: async (world) => ({
    variables: { id: await withCase(world, 'approved'), reason: 'Orden de la autoridad' },
  }),
  reopenIdentity: async (world) => ({
    variables: { id: await withCase(world, 'suspended'), reason: 'La orden terminó' },
  }),
};
