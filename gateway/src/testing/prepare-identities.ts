import { today } from '@cimiento/contracts';
import { User } from '../access/records';
import { toCurrentKey } from '../identity/records/current-documents';
import { IdentityCase, IdentityDocument, IdentityMatch } from '../identity/records';
import { minimalPdf } from './minimal-pdf';
import { setIdentity } from './identity-desk';
import type { TestGateway } from './test-gateway';

const path = '/api/admin/identity-cases/{id}';

type Facts = Partial<Pick<IdentityCase, 'risk' | 'claimedBy' | 'claimedUntil'>>;

/** A case of a new user in a state, and its id. */
async function createCase(
  served: TestGateway,
  state: IdentityCase['state'],
  facts: Facts = { risk: 'low' },
): Promise<number> {
  const user = await served.fixtures.user();
  await setIdentity(served, user, state);
  const { id } = await served.reader.findOneByOrFail(IdentityCase, { userId: user.id });
  await served.fixtures.update(IdentityCase, { id }, facts);
  return id;
}

/** A case with a possible match and a document, each with the id of the case. */
async function createWhole(served: TestGateway): Promise<number> {
  // Of no document or match that the demonstration has.
  const id = 8000;
  await served.fixtures.update(IdentityCase, { id: await createCase(served, 'in_review') }, { id });
  const { identitySeal, files } = served.gateway.services;
  const stored = await files.put(identitySeal.sealDocument(id, 'deed', minimalPdf()));
  await served.gateway.database.transaction(async (manager) => {
    const match = { listKind: 'own' as const, uid: '1', fingerprint: 'e'.repeat(64), name: 'Otra', score: 950 };
    await manager.insert(IdentityMatch, { ...match, id, caseId: id, foundOn: today() });
    const document = { kind: 'deed' as const, contentType: 'application/pdf', state: 'pending' as const };
    const currentKey = toCurrentKey(id, 'deed');
    await manager.insert(IdentityDocument, {
      ...document,
      ...stored,
      id,
      caseId: id,
      currentKey,
      createdAt: new Date(),
    });
  });
  return id;
}

/**
 * A case for each route of reviewers, by its path, in the state that the route needs; and makes the identity of an investor of the
 * demonstration a draft again, with a document that is not needed.
 */
export async function prepareIdentities(served: TestGateway, username: string): Promise<Map<string, number>> {
  const { id: userId } = await served.reader.findOneByOrFail(User, { username });
  await served.fixtures.update(IdentityCase, { userId }, { state: 'draft', submissions: 0 });
  const own = await served.reader.findOneByOrFail(IdentityCase, { userId });
  const [known] = await served.reader.findBy(IdentityDocument, { caseId: own.id });
  if (!known) throw new Error(`${username} has no document`);
  const spare = { ...known, id: 9000, kind: 'address' as const, currentKey: toCurrentKey(own.id, 'address') };
  await served.gateway.database.transaction((manager) => manager.insert(IdentityDocument, spare));
  const claimedUntil = new Date(Date.now() + 3_600_000);
  const whole = await createWhole(served);
  return new Map([
    ['/api/user/identity/documents/{id}', spare.id],
    ['identity document', known.id],
    [path, whole],
    [`${path}/claim`, await createCase(served, 'submitted')],
    [`${path}/decide`, await createCase(served, 'in_review', { risk: 'high', claimedBy: 1, claimedUntil })],
    [`${path}/matches/{matchId}`, whole],
    [`${path}/documents/{documentId}/content`, whole],
    [`${path}/suspend`, await createCase(served, 'approved')],
    [`${path}/reopen`, await createCase(served, 'rejected')],
    ['decided identity', await createCase(served, 'approved')],
    ['waiting identity', await createCase(served, 'in_review')],
  ]);
}
