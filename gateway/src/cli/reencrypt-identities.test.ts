import { randomBytes } from 'node:crypto';
import { IdentityCase, IdentityDecisionEntry, IdentityDocument, IdentityMatch } from '../identity/records';
import { IdentitySeal } from '../identity/records/identity-seal';
import { screenCase } from '../identity/screening/screen-case';
import { Encryption } from '../platform/encryption';
import { SpooledFile } from '../platform/files/spooled-file';
import { createActor, databaseKinds, serveGateway } from '../testing';
import { completeAnswers, IdentityDesk } from '../testing/identity-desk';
import { reencryptIdentities } from './reencrypt-identities';

const [former, next] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];

describe.each(databaseKinds)('replacing IDENTITY_SECRET on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false, config: { identitySecrets: [former] } });

  test('answers, reasons, documents and hashes are those of the new secret, and the old one can go', async () => {
    const desk = new IdentityDesk(served, served.admin);
    const applicant = await desk.submitted();
    const { user, id } = applicant;
    await desk.claim(id);
    await desk.decide(id, 'needs_more', { answers: [{ field: 'idNumber', reason: 'No coincide' }] });
    // The hash is of the number that was submitted.
    await desk.save(applicant, { idNumber: null });
    const before = await desk.getCase(user);
    const { database, services } = served.gateway;
    const [{ sha256: oldContent } = { sha256: '' }] = await served.reader.findBy(IdentityDocument, { caseId: id });
    const lines: string[] = [];
    const place = { database, encryption: new Encryption([next, former]), files: services.files };
    expect(await reencryptIdentities(place, (line) => lines.push(line))).toMatch(/^All 5 parts of identity files are/);
    expect(lines).toContain('identity_case.sealed: 0 left');
    const seal = new IdentitySeal(new Encryption([next]));
    const after = await served.reader.findOneByOrFail(IdentityCase, { id });
    expect(seal.openFile(after).submitted?.idNumber).toBe(completeAnswers.idNumber);
    expect(after.idNumberHash).toBe(seal.hashNumber(completeAnswers.idNumber));
    expect(after.idNumberHash).not.toBe(before.idNumberHash);
    const steps = await served.reader.findBy(IdentityDecisionEntry, { caseId: id, kind: 'needs_more' });
    expect(steps.map(({ sealedReason }) => seal.openReason(id, sealedReason ?? ''))).toEqual(['No coincide']);
    for (const { kind: document, sha256, size } of await served.reader.findBy(IdentityDocument, { caseId: id })) {
      const bytes = await services.files.read(sha256);
      expect([bytes.length, seal.openDocument(id, document, bytes).length > 0]).toEqual([size, true]);
    }
    expect(await services.files.findTime(oldContent)).toBeNull();
    expect(await reencryptIdentities(place, () => undefined)).toMatch(/^All 5 parts/);
    const lost = { ...place, encryption: new Encryption(['another secret']) };
    expect(await reencryptIdentities(lost, () => undefined)).toMatch(/^5 parts of identity files are opened by none/);
  });

  test('a cleared match stays cleared before and after, also of an entry that comes back', async () => {
    const desk = new IdentityDesk(served, served.admin);
    const { database, services } = served.gateway;
    const { id: adminId } = await served.fixtures.user(undefined, { role: 'admin' });
    const load = async (...names: string[]) => {
      const others = Array.from({ length: 20 }, (_, at) => `X${at};Zzz${at} Yyy${at}`);
      const rows = names.map((name, at) => `P${at};${name}`);
      const file = SpooledFile.of(Buffer.from(['uid;name', ...others, ...rows].join('\n')));
      const files = { kind: 'own' as const, file, alt: null };
      await services.screeningLists.load(files, createActor(adminId)).finally(() => file.close());
    };
    const { id } = await desk.submitted({ legalName: 'Rosa Quishpe' });
    const screen = async (...secrets: string[]) => {
      const seal = new IdentitySeal(new Encryption(secrets));
      await database.transaction(async (manager) =>
        screenCase({ seal }, manager, await manager.findOneByOrFail(IdentityCase, { id })),
      );
      const matches = await served.reader.find(IdentityMatch, { where: { caseId: id }, order: { uid: 'ASC' } });
      return matches.map(({ decision, isCurrent }) => [decision, isCurrent]);
    };
    await load('Rosa Quishpe', 'Quishpe, Rosa');
    await screen(former);
    for (const match of await served.reader.findBy(IdentityMatch, { caseId: id }))
      await services.identityReview.decideMatch(
        id,
        match.id,
        { decision: 'other', reason: 'Otra' },
        createActor(adminId),
      );
    const [here, gone] = [
      ['other', true],
      ['other', false],
    ];
    expect(await screen(next, former)).toEqual([here, here]);
    await load('Rosa Quishpe');
    expect(await screen(next, former)).toEqual([here, gone]);
    const place = { database, encryption: new Encryption([next, former]), files: services.files };
    await reencryptIdentities(place, () => undefined);
    expect(await screen(next)).toEqual([here, gone]);
    await load('Rosa Quishpe', 'Quishpe, Rosa');
    expect(await screen(next)).toEqual([here, here]);
  });
});
