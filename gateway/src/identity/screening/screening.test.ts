import { identityMessages, type ScreeningListKind } from '@cimiento/contracts';
import { createActor, databaseKinds, serveGateway } from '../../testing';
import { IdentityPeople } from '../../testing/identity-people';
import { SpooledFile } from '../../platform/files/spooled-file';
import { AuditEntry } from '../../access/records';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { IdentityCase, IdentityDecisionEntry, IdentityMatch, ScreeningEntry, ScreeningList } from '../records';
import { listMatches as listCaseMatches } from '../review/case-view';
import { readListVersions } from './list-versions';
import { hasOpenMatches } from './open-matches';
import { hasSameMatch, screenCase } from './screen-case';

type Row = { uid: string; name: string; birthDate?: string; number?: string; aliases?: string };

const toCsv = (rows: readonly Row[]): string =>
  [
    'uid;name;birthDate;country;documentNumber;aliases',
    ...rows.map(({ uid, name, birthDate = '', number = '', aliases = '' }) =>
      [uid, name, birthDate, 'VE', number, aliases].join(';'),
    ),
  ].join('\n');

const others = (count: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ uid: `X-${at}`, name: `Persona Número${at} Inventada${at}` }));

describe.each(databaseKinds)('screening on %s', (kind) => {
  const served = serveGateway(kind);
  let people: IdentityPeople;
  let adminId: number;

  beforeAll(async () => {
    people = new IdentityPeople(served.gateway);
    adminId = (await served.fixtures.user('revisora', { role: 'admin' })).id;
  });

  const load = async (rows: readonly Row[], listKind: ScreeningListKind = 'own') => {
    const file = SpooledFile.of(Buffer.from(toCsv(rows)));
    try {
      return await served.gateway.services.screeningLists.load(
        { kind: listKind, file, alt: null },
        createActor(adminId),
      );
    } finally {
      file.close();
    }
  };
  const loadAndScreen = async (rows: readonly Row[]) => {
    const list = await load(rows);
    await served.gateway.outbox.deliverDue();
    return list;
  };
  const clearLists = () =>
    served.gateway.database.transaction(async (manager) => {
      await manager.deleteAll(ScreeningEntry);
      await manager.deleteAll(ScreeningList);
    });
  const listMatches = (caseId: number) =>
    served.reader.find(IdentityMatch, { where: { caseId, isCurrent: true }, order: { uid: 'ASC' } });
  const decide = (caseId: number, matchId: number, decision: 'same' | 'other') =>
    served.gateway.services.identityReview.decideMatch(
      caseId,
      matchId,
      { decision, reason: 'Otra fecha' },
      createActor(adminId),
    );

  beforeEach(clearLists);

  test('a load replaces the entries of its source, and is in the audit log without a name', async () => {
    const first = await load([...others(5), { uid: 'A', name: 'Ana Paredes' }]);
    const second = await load([...others(6), { uid: 'A', name: 'Ana Paredes' }]);
    expect([first.version, second.version, second.entries]).toEqual([1, 2, 7]);
    expect(await served.reader.countBy(ScreeningEntry, { listId: first.id })).toBe(0);
    expect(await served.reader.countBy(ScreeningEntry, { listId: second.id })).toBe(7);
    expect(await served.reader.findOneByOrFail(ScreeningList, { id: first.id })).toMatchObject({ currentKind: null });
    expect(await readListVersions(served.reader)).toBe('own 2');
    const entry = await served.reader.findOneByOrFail(AuditEntry, { entity: 'screeningList', recordId: second.id });
    expect(entry).toMatchObject({ userId: adminId, action: 'create' });
    expect(entry.after).not.toContain('Paredes');
  });

  test('a load that loses more than 10 percent of the entries, or has none, leaves the list in use', async () => {
    const { id } = await load(others(20));
    await expect(load(others(17))).rejects.toThrow(identityMessages.listShrunk(3, 20));
    await expect(load([])).rejects.toThrow(identityMessages.listEmpty);
    // As many entries, but others.
    await expect(load(others(40).slice(20))).rejects.toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
    expect(await served.gateway.services.screeningLists.list()).toMatchObject([{ id, version: 1, entries: 20 }]);
    expect(await served.reader.countBy(ScreeningEntry, { listId: id })).toBe(20);
    expect(await load(others(18))).toMatchObject({ version: 2, entries: 18 });
  });

  test('two loads of a source at once leave one list in use with its entries', async () => {
    await Promise.allSettled([load(others(20)), load(others(21))]);
    const lists = await served.gateway.services.screeningLists.list();
    expect(lists).toHaveLength(1);
    expect(await served.reader.countBy(ScreeningEntry, {})).toBe(lists[0]?.entries);
  });

  test('each load screens submitted and approved people, and leaves drafts and states alone', async () => {
    const [draft, sent, approved] = await Promise.all(
      (['draft', 'submitted', 'approved'] as const).map(async (state) =>
        people.create(await served.fixtures.user(), { legalName: 'Zoila Amparo Quiñónez' }, state),
      ),
    );
    await loadAndScreen([...others(3), { uid: 'Z', name: 'QUINONEZ, Zoila', birthDate: '1988' }]);
    const counts = await Promise.all([draft, sent, approved].map(async (own) => (await listMatches(own!.id)).length));
    expect(counts).toEqual([0, 1, 1]);
    expect(await hasOpenMatches(served.reader).load(approved!.id)).toBe(true);
    expect(await served.reader.findOneByOrFail(IdentityCase, { id: approved!.id })).toMatchObject({
      state: 'approved',
    });
    expect(await listMatches(sent!.id)).toMatchObject([{ uid: 'Z', listKind: 'own', score: 1000, decision: null }]);
  });

  test('representative and owners of a company are screened too, and numbers of a RUC as a cédula', async () => {
    const { id } = await people.create(await served.fixtures.user(), {
      kind: 'company',
      legalName: 'Comercial Austral S.A.',
      idKind: 'ruc',
      idNumber: '1790011674001',
      birthDate: null,
      representative: 'Yolanda Recalde Viteri',
      representativeIdNumber: '1714307103',
      owners: [{ name: 'Bruno Cevallos', idKind: 'ruc', idNumber: '0926687856001', percent: 60 }],
    });
    await loadAndScreen([
      ...others(3),
      { uid: 'R', name: 'RECALDE VITERI, Yolanda' },
      { uid: 'O', name: 'Sin Parecido Alguno', number: '092668785-6' },
      { uid: 'C', name: 'COMERCIAL AUSTRAL' },
    ]);
    expect((await listMatches(id)).map(({ uid }) => uid)).toEqual(['C', 'O', 'R']);
  });

  test('a decision stays until the entry changes; an undecided match that is gone is forgotten', async () => {
    const user = await served.fixtures.user();
    const { id } = await people.create(user, { legalName: 'Tránsito Amaguaña' });
    const listed = { uid: 'T', name: 'AMAGUANA, Transito' };
    await loadAndScreen([...others(20), listed, { uid: 'U', name: 'Amaguaña Tránsito Rosa' }]);
    const [first] = await listMatches(id);
    await decide(id, first!.id, 'other');
    await loadAndScreen([...others(20), listed]);
    expect(await listMatches(id)).toMatchObject([{ uid: 'T', decision: 'other' }]);
    // Gone, and back again.
    await loadAndScreen(others(20));
    expect(await listMatches(id)).toEqual([]);
    await loadAndScreen([...others(20), listed]);
    expect(await listMatches(id)).toMatchObject([{ uid: 'T', decision: 'other', id: first!.id }]);
    await loadAndScreen([...others(20), { ...listed, birthDate: '1988' }]);
    expect(await listMatches(id)).toMatchObject([{ uid: 'T', decision: null }]);
  });

  test('a decision is made once, by somebody else, with a reason that nobody reads in the database', async () => {
    const { id } = await people.create(await served.fixtures.user(), { legalName: 'Dolores Cacuango' });
    await loadAndScreen([...others(3), { uid: 'D', name: 'CACUANGO, Dolores' }]);
    const [match] = await listMatches(id);
    const own = await people.create({ id: adminId }, { legalName: 'Dolores Cacuango' });
    await screenOne(own.id);
    const [ownMatch] = await listMatches(own.id);
    await expect(decide(own.id, ownMatch!.id, 'other')).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    await expect(decide(id, ownMatch!.id, 'other')).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    await decide(id, match!.id, 'same');
    await expect(decide(id, match!.id, 'other')).rejects.toMatchObject({
      message: identityMessages.matchDecided,
      extensions: { code: 'CONFLICT' },
    });
    expect(await hasSameMatch(served.reader, id)).toBe(true);
    const stored = await served.reader.findOneByOrFail(IdentityMatch, { id: match!.id });
    expect(JSON.stringify(stored)).not.toContain('Otra fecha');
    const step = await served.reader.findOneByOrFail(IdentityDecisionEntry, { caseId: id });
    expect(step).toMatchObject({ kind: 'match_same', authorId: adminId, lists: 'own 1' });
    expect(JSON.stringify(step)).not.toContain('Otra fecha');
    const entry = await served.reader.findOneByOrFail(AuditEntry, { entity: 'identityMatch', recordId: match!.id });
    expect(entry.after).not.toMatch(/CACUANGO|Otra fecha/);
    expect(await listCaseMatches(served.reader, served.gateway.services.identitySeal, id)).toMatchObject([
      { name: 'CACUANGO, Dolores', list: 'own', score: 1, decision: 'same', reason: 'Otra fecha', entryCountry: 'VE' },
    ]);
  });

  test('two decisions at once: one is made', async () => {
    const { id } = await people.create(await served.fixtures.user(), { legalName: 'Matilde Hidalgo' });
    await loadAndScreen([...others(3), { uid: 'M', name: 'HIDALGO, Matilde' }]);
    const [match] = await listMatches(id);
    const results = await Promise.allSettled([decide(id, match!.id, 'same'), decide(id, match!.id, 'other')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await served.reader.countBy(IdentityDecisionEntry, { caseId: id })).toBe(1);
  });

  test('an approval between a load and its screening meets the new entry', async () => {
    const { identityReview } = served.gateway.services;
    const actor = createActor(adminId);
    await loadAndScreen(others(20));
    const { id } = await people.create(await served.fixtures.user(), { legalName: 'Zoila Guamán Vaca' });
    await identityReview.claim(id, actor);
    await load([...others(20), { uid: 'N-1', name: 'Zoila Guamán Vaca' }]);
    const approval = { decision: 'approve', documents: [], answers: [], reason: null };
    const approve = () => identityReview.decide(id, approval, null, actor);
    await expect(approve()).rejects.toThrow(identityMessages.undecidedMatches);
    await load(others(20));
    expect(await approve()).toMatchObject({ state: 'approved' });
  });

  test('a run delivered twice, or after a later load, changes nothing more', async () => {
    const { id } = await people.create(await served.fixtures.user(), { legalName: 'Nela Martínez' });
    await loadAndScreen([...others(3), { uid: 'N', name: 'MARTINEZ, Nela' }]);
    const before = await listMatches(id);
    await served.gateway.database.transaction((manager) =>
      manager.update(OutboxMessage, { topic: 'identity.screening' }, { status: 'pending', dueAt: 1, finishedAt: null }),
    );
    await served.gateway.outbox.deliverDue();
    expect(await listMatches(id)).toEqual(before);
    expect(await served.reader.countBy(OutboxMessage, { topic: 'identity.screening', status: 'dead' })).toBe(0);
  });

  const screenOne = (id: number) =>
    served.gateway.database.transaction(async (manager) => {
      const own = await manager.findOneByOrFail(IdentityCase, { id });
      await screenCase({ seal: served.gateway.services.identitySeal }, manager, own);
    });
});
