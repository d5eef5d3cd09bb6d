import { randomBytes } from 'node:crypto';
import { MoreThan } from 'typeorm';
import { AuditEntry } from '../access/records';
import { reencryptIdentities } from '../cli/reencrypt-identities';
import { Notification } from '../messages/notifications/notification.entity';
import { Encryption } from '../platform/encryption';
import { OutboxMessage } from '../platform/outbox/outbox-message.entity';
import { createActor, databaseKinds, serveGateway } from '../testing';
import { type Applicant, IdentityDesk } from '../testing/identity-desk';
import { killBefore } from '../testing/kill-point';
import { minimalPdf } from '../testing/minimal-pdf';
import { IdentityCase, IdentityDecisionEntry, IdentityDocument } from './records';
import { IdentitySeal } from './records/identity-seal';

const secrets = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')] as const;

describe.each(databaseKinds)('a process that is killed at any step on %s', (kind) => {
  const served = serveGateway(kind, { config: { identitySecrets: [...secrets] } });
  const desk = () => new IdentityDesk(served, served.admin);
  const place = () => ({ database: served.gateway.database, files: served.gateway.services.files });

  /** Kills `work` before its first step, then its second one and so on, until one run ends; `check` follows each. */
  async function killEach(work: () => Promise<unknown>, check: (isKilled: boolean) => Promise<unknown>) {
    for (let step = 1; ; step += 1) {
      const isKilled = await killBefore(step, place(), work);
      await check(isKilled);
      if (!isKilled) return step;
    }
  }

  /** Every row has its case and a content that opens; after an hour no other content is left. */
  async function checkContents(): Promise<void> {
    const { services, outbox } = served.gateway;
    const rows = await served.reader.find(IdentityDocument);
    for (const { caseId, kind: document, sha256 } of rows) {
      expect(await served.reader.existsBy(IdentityCase, { id: caseId })).toBe(true);
      const bytes = services.identitySeal.openDocument(caseId, document, await services.files.read(sha256));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await served.fixtures.update(OutboxMessage, { status: 'pending', dueAt: MoreThan(0) }, { dueAt: 1 });
    await outbox.deliverDue();
    expect((await services.files.list()).sort()).toEqual(rows.map(({ sha256 }) => sha256).sort());
  }

  const listCurrent = async ({ user }: Applicant) => {
    const { id: caseId } = await desk().getCase(user);
    const rows = await served.reader.findBy(IdentityDocument, { caseId });
    return rows.filter(({ currentKey }) => currentKey !== null).map((row) => row.kind);
  };

  test('an upload and a deletion leave a row with its content, and no other content for long', async () => {
    const applicant = await desk().applicant();
    const upload = () => desk().upload(applicant, 'selfie', minimalPdf());
    expect(await killEach(upload, checkContents)).toBeGreaterThan(10);
    expect(await listCurrent(applicant)).toEqual(['selfie']);
    await killEach(upload, async () => {
      await checkContents();
      expect(await listCurrent(applicant)).toEqual(['selfie']);
    });
    const [document] = await served.reader.find(IdentityDocument);
    const remove = () => served.gateway.services.identityDocuments.delete(applicant.user as never, document?.id ?? 0);
    await killEach(
      () =>
        remove().catch((error: { extensions?: { code?: string } }) => {
          // Killed after its end.
          if (error.extensions?.code !== 'NOT_FOUND') throw error;
        }),
      checkContents,
    );
    expect(await served.gateway.services.files.list()).toEqual([]);
  });

  test('another encryption leaves each document readable, and one content of it', async () => {
    const applicant = await desk().applicant();
    await desk().upload(applicant, 'selfie', minimalPdf());
    const encrypt = (first: string, second: string) => () =>
      reencryptIdentities({ ...place(), encryption: new Encryption([first, second]) }, () => undefined);
    const [former, next] = secrets;
    for (let step = 1, isKilled = true; isKilled; step += 1) {
      isKilled = await killBefore(step, place(), encrypt(next, former));
      await checkContents();
      await encrypt(former, next)();
      await checkContents();
    }
    expect(await encrypt(next, former)()).toMatch(/^All/);
    const seal = new IdentitySeal(new Encryption([next]));
    const [row] = await served.reader.find(IdentityDocument);
    const bytes = await served.gateway.services.files.read(row?.sha256 ?? '');
    expect(seal.openDocument(row?.caseId ?? 0, 'selfie', bytes).length).toBe(minimalPdf().length);
  });

  test('a decision is made with all that belongs to it, or not at all', async () => {
    const { id, user } = await desk().submitted();
    await desk().claim(id);
    const reviewer = (await desk().getCase(user)).claimedBy ?? 0;
    const { services } = served.gateway;
    const documents = await served.reader.findBy(IdentityDocument, { caseId: id });
    const values = {
      decision: 'approve',
      documents: documents.map((row) => ({ id: row.id, accepted: true, reason: null })),
      answers: [],
      reason: null,
    };
    const read = async () => [
      (await desk().getCase(user)).state,
      (await served.reader.findBy(IdentityDocument, { caseId: id })).map(({ state }) => state),
      await served.reader.countBy(IdentityDecisionEntry, { caseId: id, kind: 'approved' }),
      await served.reader.countBy(AuditEntry, { entity: 'identityCase', recordId: id }),
      await served.reader.countBy(Notification, { userId: user.id }),
    ];
    const [before, seen] = [await read(), new Set<string>()];
    await killEach(
      async () => {
        if ((await desk().getCase(user)).state !== 'approved')
          await services.identityReview.decide(id, values, null, createActor(reviewer));
      },
      async () => seen.add(JSON.stringify(await read())),
    );
    const after = await read();
    expect([...seen]).toEqual([JSON.stringify(before), JSON.stringify(after)]);
    expect(after.slice(0, 3)).toEqual(['approved', ['accepted', 'accepted', 'accepted'], 1]);
  });
});
