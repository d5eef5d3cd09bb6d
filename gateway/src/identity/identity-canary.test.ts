import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { today } from '@cimiento/contracts';
import { createBackup } from '../cli/backup';
import { databaseKinds, serveGateway } from '../testing';
import { createPicture, IdentityDesk } from '../testing/identity-desk';
import { minimalPdf } from '../testing/minimal-pdf';
import { unzip } from '../testing/unzip';
import { IdentityMatch } from './records';

/** Texts that no table (audit entries, e-mails, events and words of the search are rows), file or log may show. */
const canaries = {
  idNumber: '0926687856',
  legalName: 'Zenobia Canarino Quexada',
  address: 'Pasaje del Canario 7731',
  pepDetail: 'Prefecta Canarina 2019',
  document: 'CANARIO-EN-EL-PDF',
  reason: 'La canaria no se parece',
  staffReason: 'Canaria de la oficina',
};
const { idNumber, legalName, address, pepDetail } = canaries;
const answers = { idNumber, legalName, address, pep: 'self', pepDetail };

const listFiles = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    return statSync(file).isDirectory() ? listFiles(file) : [file];
  });

/** A text as it may be written: as it is, as the search folds it, in hexadecimal digits, and inside of Base64. */
const listForms = (bytes: Buffer): string[] => {
  const shifted = [0, 1, 2].map((shift) => Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64'));
  // The first and last digits belong to neighbours too.
  return [bytes.toString('latin1'), bytes.toString('hex'), ...shifted.map((text) => text.slice(4, -4))].map((form) =>
    form.toLowerCase(),
  );
};

const forms = Object.entries(canaries).map(([name, canary]) => [name, listForms(Buffer.from(canary))] as const);

const findIn = (text: string, wanted: readonly (readonly [string, string[]])[] = forms): string[] => {
  const lower = text.toLowerCase();
  return wanted.flatMap(([name, written]) => (written.some((form) => lower.includes(form)) ? [name] : []));
};

const findInFiles = (folder: string, wanted = forms): [file: string, found: string[]][] =>
  listFiles(folder).flatMap((file) => {
    const found = findIn(readFileSync(file, 'latin1'), wanted);
    return found.length > 0 ? [[file, found] as [string, string[]]] : [];
  });

describe.each(databaseKinds)('what people say of their identity on %s', (kind) => {
  const served = serveGateway(kind, { demoData: false });
  const desk = () => new IdentityDesk(served, served.admin);

  /** Every value of every table. */
  const readTables = async (): Promise<[table: string, found: string[]][]> => {
    const tables = served.gateway.database.dataSource.entityMetadatas.map(({ tableName }) => tableName);
    const found: [string, string[]][] = [];
    for (const table of new Set(tables)) {
      const rows = await served.reader.query<object[]>(`SELECT * FROM ${table}`);
      const texts = rows.map((row) =>
        JSON.stringify(row, (_name, value: unknown) => (Buffer.isBuffer(value) ? value.toString('latin1') : value)),
      );
      const leaks = findIn(texts.join('\n'));
      if (leaks.length > 0) found.push([table, leaks]);
    }
    return found;
  };

  /** The canaries in a backup: a dump of MariaDB or a copy of SQLite, and its files. */
  const searchBackup = async (wanted: typeof forms) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cimiento-canary-'));
    try {
      const { database, services } = served.gateway;
      await createBackup(database, served.config.database, services.files, path.join(folder, 'copia'));
      expect(listFiles(folder).length).toBeGreaterThan(3);
      // A text that it does have is found.
      expect(findInFiles(folder, [['username', listForms(Buffer.from('segunda'))]])).toHaveLength(1);
      return findInFiles(folder, wanted);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  test('a marked answer, number or document is in no table, file, log, export or backup', async () => {
    const applicant = await desk().applicant();
    await served.admin.send('createWebhookEndpoint', {
      input: { url: 'https://programa.example/avisos', events: ['identity.approved', 'identity.rejected'] },
    });
    await desk().save(applicant, { ...answers, expectedYearly: 'nada' });
    await desk().save(applicant, answers);
    await desk().submit(applicant);
    const pdf = minimalPdf({ content: `% ${canaries.document}` });
    for (const document of ['id_front', 'id_back'] as const) await desk().upload(applicant, document, pdf);
    const { kind: selfie, sha256 } = await desk().upload(applicant, 'selfie', await createPicture());
    expect(await desk().submit(applicant, { 'idempotency-key': 'con-canario' })).toMatchObject({ state: 'submitted' });
    const { id } = await desk().getCase(applicant.user);
    const { documents } = await desk().get(id);
    const seen = { caseId: id, documentId: documents[0].id };
    const { base64 } = await served.admin.send('identityDocumentContent', seen, 'base64');
    expect(Buffer.from(base64, 'base64').includes(canaries.document)).toBe(true);
    await desk().claim(id);
    await desk().decide(id, 'needs_more', { answers: [{ field: 'phone', reason: canaries.reason }] });
    await desk().save(applicant, { ...answers, phone: '022334455' });
    await desk().submit(applicant);
    const row = {
      caseId: id,
      listKind: 'own' as const,
      uid: '1',
      fingerprint: 'c'.repeat(64),
      name: 'Otra',
      score: 950,
    };
    await served.gateway.database.transaction((manager) => manager.insert(IdentityMatch, { ...row, foundOn: today() }));
    const [match] = (await desk().get(id)).matches;
    const decision = { caseId: id, matchId: match.id, decision: 'other', reason: canaries.staffReason };
    await served.admin.send('decideIdentityMatch', decision);
    await desk().claim(id);
    const { approvalId } = await desk().decide(id, 'approve', { reason: canaries.reason });
    const second = await served.signedInAdmin('segunda');
    expect(await second.send('approveRequest', { id: approvalId }, 'status')).toEqual({ status: 'approved' });
    await served.admin.send('suspendIdentity', { id, reason: canaries.staffReason });
    await served.admin.send('reopenIdentity', { id, reason: canaries.staffReason });
    await served.gateway.outbox.deliverDue();

    const { identitySeal, files: store } = served.gateway.services;
    const picture = identitySeal.openDocument(id, selfie, await store.read(sha256));
    const middle = picture.subarray(picture.length / 2, picture.length / 2 + 24);
    const secret = served.config.identitySecrets.map((text) => ['secret', listForms(Buffer.from(text))] as const);
    const wanted = [...forms, ['picture', listForms(middle)] as const, ...secret];
    expect(await searchBackup(wanted)).toEqual([]);
    const other = await desk().applicant();
    const { content } = await other.client.send('exportMyData', {}, 'content');
    const exported = [...unzip(Buffer.from(content, 'base64')).values()];
    expect([exported.length > 0, findIn(exported.join('\n'), wanted)]).toEqual([true, []]);
    expect(await readTables()).toEqual([]);
    expect(served.log.findLeaks(canaries)).toEqual([]);
    const files = listFiles(served.config.filesDir);
    expect(files.length).toBeGreaterThan(2);
    expect(findInFiles(served.config.filesDir, wanted)).toEqual([]);
    const { database } = served.config;
    if (database.kind === 'sqlite')
      for (const file of listFiles(path.dirname(database.file)).filter((name) => name.startsWith(database.file)))
        expect([file, findIn(readFileSync(file, 'latin1'))]).toEqual([file, []]);
  });
});
