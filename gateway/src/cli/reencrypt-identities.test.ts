import { randomBytes } from 'node:crypto';
import { IdentityCase, IdentityDecisionEntry, IdentityDocument } from '../identity/records';
import { IdentitySeal } from '../identity/records/identity-seal';
import { Encryption } from '../platform/encryption';
import { databaseKinds, serveGateway } from '../testing';
import { completeAnswers, IdentityDesk } from '../testing/identity-desk';
import { reencryptIdentities } from './reencrypt-identities';

const [former, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];

describe.each(databaseKinds)('replacing IDENTITY_SECRET on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false, config: { identitySecrets: [former] } });

  test('answers, reasons, documents and hashes are those of the new secret, and the old one can go', async () => {
    const desk = new IdentityDesk(served, served.admin);
    const { user, id } = await desk.submitted();
    await desk.claim(id);
    await desk.decide(id, 'needs_more', { answers: [{ field: 'phone', reason: 'No contesta' }] });
    const before = await desk.getCase(user);
    const { database, services } = served.gateway;
    const [{ sha256: oldContent } = { sha256: '' }] = await served.reader.findBy(IdentityDocument, { caseId: id });
    const lines: string[] = [];
    const place = { database, encryption: new Encryption([next, former]), files: services.files };
    expect(await reencryptIdentities(place, (line) => lines.push(line))).toMatch(/^All 5 parts of identity files are/);
    expect(lines).toContain('identity_case.sealed: 0 left');
    const seal = new IdentitySeal(new Encryption([next]));
    const after = await served.reader.findOneByOrFail(IdentityCase, { id });
    expect(seal.openFile(after).profile.idNumber).toBe(completeAnswers.idNumber);
    expect(after.idNumberHash).toBe(seal.hashNumber(completeAnswers.idNumber));
    expect(after.idNumberHash).not.toBe(before.idNumberHash);
    const steps = await served.reader.findBy(IdentityDecisionEntry, { caseId: id, kind: 'needs_more' });
    expect(steps.map(({ sealedReason }) => seal.openReason(id, sealedReason ?? ''))).toEqual(['No contesta']);
    for (const { kind: document, sha256, size } of await served.reader.findBy(IdentityDocument, { caseId: id })) {
      const bytes = await services.files.read(sha256);
      expect([bytes.length, seal.openDocument(id, document, bytes).length > 0]).toEqual([size, true]);
    }
    expect(await services.files.findTime(oldContent)).toBeNull();
    expect(await reencryptIdentities(place, () => undefined)).toMatch(/^All 5 parts/);
    const lost = { ...place, encryption: new Encryption(['another secret']) };
    expect(await reencryptIdentities(lost, () => undefined)).toMatch(/^5 parts of identity files are opened by none/);
  });
});
