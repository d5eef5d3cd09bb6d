import { countQueries, serveGateway } from '../../testing';
import { caseSelection, createPicture, IdentityDesk } from '../../testing/identity-desk';

const caseCount = 10;
// As a reviewer who works by keyboard sends them: next case, its data, claim and reload, three documents, decision and reload.
const requestsPerCase = 9;

const served = serveGateway('sqlite');

test('a decision takes nine requests, some 100 queries, and seconds of the server', async () => {
  const desk = new IdentityDesk(served, served.admin);
  for (let at = 0; at < caseCount; at += 1) {
    const applicant = await desk.applicant();
    await desk.save(applicant);
    for (const kind of ['id_front', 'id_back', 'selfie'] as const)
      await desk.upload(applicant, kind, await createPicture());
    await desk.submit(applicant);
  }
  let requests = 0;
  const send: typeof served.admin.send = (...request) => {
    requests += 1;
    return served.admin.send(...request);
  };
  const times: number[] = [];
  const decide = async () => {
    const { items } = await send('identityCases', { waiting: true, offset: 0, limit: 20 }, 'items { id }');
    const { id } = items[0];
    await send('identityCase', { id }, caseSelection);
    await send('claimIdentityCase', { id });
    const { documents, revision } = await send('identityCase', { id }, caseSelection);
    for (const { id: documentId } of documents) {
      const startedAt = performance.now();
      await send('identityDocumentContent', { caseId: id, documentId }, 'contentType base64');
      times.push(performance.now() - startedAt);
    }
    const accepted = documents.map((document: { id: number }) => ({ id: document.id, accepted: true, reason: null }));
    const input = { decision: 'approve', documents: accepted, answers: [], reason: null };
    expect(await send('decideIdentityCase', { id, input, revision }, 'state')).toEqual({ state: 'approved' });
    await send('identityCase', { id }, caseSelection);
  };
  const startedAt = performance.now();
  const queries = await countQueries(served.gateway.database, async () => {
    for (let at = 0; at < caseCount; at += 1) await decide();
  });
  const ms = (performance.now() - startedAt) / caseCount;
  const documentMs = times.reduce((sum, time) => sum + time, 0) / times.length;
  const perCase = queries.length / caseCount;
  console.info(`${perCase} queries and ${Math.round(ms)} ms a case, ${Math.round(documentMs)} ms of these a document`);
  expect(requests).toBe(requestsPerCase * caseCount);
  expect(perCase).toBeLessThan(150);
  expect(ms).toBeLessThan(20_000);
}, 300_000);
