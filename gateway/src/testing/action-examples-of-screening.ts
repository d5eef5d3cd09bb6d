import { today } from '@cimiento/contracts';
import { IdentityMatch } from '../identity/records';
import { SpooledFile } from '../platform/files/spooled-file';
import type { Examples } from './action-example';
import type { ActionWorld } from './action-world';
import { IdentityPeople } from './identity-people';

const toList = () => SpooledFile.of(Buffer.from('uid;name\nA;Persona de la Lista'));

/** A possible match that waits for a decision. */
async function withMatch({ served }: ActionWorld) {
  const { id: caseId } = await new IdentityPeople(served.gateway).create(await served.fixtures.user());
  const { database } = served.gateway;
  const found = { listKind: 'own', uid: 'A', fingerprint: 'f'.repeat(64), name: 'Ana', score: 950 } as const;
  const match = await database.transaction((manager) =>
    manager.save(manager.create(IdentityMatch, { caseId, ...found, foundOn: today() })),
  );
  return { caseId, matchId: match.id };
}

/** Lists, and possible matches of identities with them. */
export const screeningExamples: Examples = {
  loadScreeningList: ({ served, actor }) =>
    Promise.resolve({
      run: () => served.gateway.services.screeningLists.load({ kind: 'own', file: toList(), alt: null }, actor),
    }),
  decideIdentityMatch: async (world) => ({
    variables: { ...(await withMatch(world)), decision: 'other', reason: 'Nació en otro año' },
  }),
};
