import { messages } from '@cimiento/contracts';
import {
  getNamedType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { minimalPdf } from '../../testing/minimal-pdf';
import { SpooledFile } from '../../platform/files/spooled-file';
import { Upload } from '../../platform/files/upload';
import { createActor, databaseKinds, serveGateway, type TestClient, toOrderInput } from '../../testing';

/** A word that is nowhere but in the draft and in what belongs to it. */
const mark = 'Yaguarundi';

const input = {
  name: `Casa ${mark}`,
  description: `Una casa de ${mark}.`,
  image: '/casa.svg',
  location: `${mark}, Ecuador`,
  target: 100_000,
  funded: 0,
  minInvestment: 1000,
  annualReturn: '8',
  term: '12 meses',
};

const listFields = (type: GraphQLOutputType): GraphQLField<unknown, unknown>[] => {
  const named = getNamedType(type);
  if (!isObjectType(named)) return [];
  return Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
};

const isRecord = ({ type }: GraphQLField<unknown, unknown>): boolean => isObjectType(getNamedType(type));

const isText = ({ type }: GraphQLField<unknown, unknown>): boolean => getNamedType(type).name === 'String';

// Texts alone: nothing else can have the mark, and fields that are refused to some would empty the answer.
const selectPlain = (type: GraphQLOutputType): string =>
  `{ ${[
    '__typename',
    ...listFields(type)
      .filter(isText)
      .map(({ name }) => name),
  ].join(' ')} }`;

/** Selections of a type: its plain fields, then each record in it. They are apart, because one that is refused empties the whole answer. */
function listSelections(type: GraphQLOutputType): string[] {
  if (!isObjectType(getNamedType(type))) return [''];
  const records = listFields(type).filter(isRecord);
  return [selectPlain(type), ...records.map((field) => `{ ${field.name} ${selectPlain(field.type)} }`)];
}

const literals: Record<string, string> = {
  Int: '1000',
  String: '"2026-01"',
  Boolean: 'false',
  CalendarDate: '"2026-01-15"',
  Money: '"10.00"',
};

/** Queries of a field about the project where it can be; none when an argument has no simple value. */
function listQueries({ name, args, type }: GraphQLField<unknown, unknown>, projectId: number): string[] {
  const values = args.filter(
    (argument) => isRequiredArgument(argument) || ['projectId', 'search'].includes(argument.name),
  );
  const texts = values.map((argument) => {
    if (argument.name === 'id' || argument.name === 'projectId') return `${argument.name}: ${projectId}`;
    if (argument.name === 'search') return `search: "${mark}"`;
    const literal = literals[getNamedType(argument.type).name];
    return literal === undefined ? null : `${argument.name}: ${literal}`;
  });
  if (texts.includes(null)) return [];
  return listSelections(type).map(
    (selection) => `{ ${name}${texts.length > 0 ? `(${texts.join(', ')})` : ''} ${selection} }`,
  );
}

/** Names of the queries whose answer to a client has the mark. */
async function listShowing(client: TestClient, schema: GraphQLSchema, projectId: number): Promise<string[]> {
  const shown: string[] = [];
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const answers: unknown[] = [];
    for (const query of listQueries(field, projectId)) answers.push((await client.graphql(query)).data ?? null);
    if (JSON.stringify(answers).includes(mark)) shown.push(field.name);
  }
  return shown;
}

describe.each(databaseKinds)('drafts of projects on %s', (kind) => {
  const served = serveGateway(kind);
  let ana: TestClient;

  beforeAll(async () => {
    ana = await served.signedIn((await served.fixtures.user()).username);
  });

  const create = (changes: object, draft: boolean) =>
    served.admin.send('createProject', { input: { ...input, ...changes }, draft }, 'id publishedAt');
  const createDraft = async (changes: object = {}): Promise<number> => {
    const { id, publishedAt } = await create(changes, true);
    expect(publishedAt).toBeNull();
    return id;
  };
  const update = (id: number, changes: object = {}) =>
    served.admin.send('updateProject', { id, input: { ...input, ...changes } });
  const publish = (id: number, by = served.admin) => by.send('publishProject', { id }, 'id publishedAt');

  test('a new project is published at once unless it is a draft', async () => {
    const { publishedAt } = await create({ name: 'Publicada', description: 'x', location: 'Quito' }, false);
    expect(publishedAt).toEqual(expect.any(String));
  });

  // A walk over every query takes long, and asks both databases for the same.
  if (kind === 'sqlite')
    test('no query of a visitor or an investor shows a draft, and all show it once it is published', async () => {
      const { services, schema } = served.gateway;
      const id = await createDraft();
      const author = await served.fixtures.user('autora', { role: 'admin' });
      const request = createActor(author.id);
      const document = { title: `Escritura ${mark}`, visibility: 'everybody' };
      const file = new Upload('escritura.pdf', SpooledFile.of(minimalPdf()));
      await services.projectDocuments.create(id, document, file, request);
      const news = { kind: 'obra', title: `Obra ${mark}`, text: 'Ya.', visibility: 'everybody', pictures: [] };
      await services.projectUpdates.create(id, news, request);

      expect(await listShowing(served.admin, schema, id)).toEqual(expect.arrayContaining(['project', 'adminProject']));
      expect(await listShowing(served.client(), schema, id)).toEqual([]);
      expect(await listShowing(ana, schema, id)).toEqual([]);

      await publish(id);
      const everywhere = ['project', 'projectDocuments', 'projectUpdates', 'projects'];
      expect((await listShowing(served.client(), schema, id)).toSorted()).toEqual(everywhere);
      expect((await listShowing(ana, schema, id)).toSorted()).toEqual(everywhere);
    }, 30_000);

  test('nobody orders from a draft, and no investment is registered in it', async () => {
    const id = await createDraft();
    expect(await ana.send('placeOrder', { input: toOrderInput(id, { fundedFrom: 'transfer' }) })).toMatchObject({
      status: 409,
      errors: { amount: 'Este proyecto todavía no se ofrece.' },
    });
    const investment = { userId: (await served.fixtures.user()).id, projectId: id, amount: 1000 };
    expect(await served.admin.send('createInvestment', { input: investment })).toMatchObject({
      status: 409,
      errors: { projectId: messages.draftInvestment },
    });
  });

  test('a draft may lack texts and picture, which publishing and a published project need', async () => {
    const bare = { name: 'Sin nada', location: '', description: '', image: '', term: '', annualReturn: '0' };
    const id = await createDraft(bare);
    expect(await publish(id)).toMatchObject({
      status: 409,
      errors: { description: 'La descripción es requerida', image: 'La imagen es requerida' },
    });
    expect(await update(id, { image: '' })).toEqual({ id });
    expect(await update(id)).toEqual({ id });
    expect(await publish(id)).toMatchObject({ id });
    const emptied = { status: 400, errors: { image: 'La imagen es requerida' } };
    expect(await update(id, { image: '' })).toMatchObject(emptied);
    expect(await create(bare, false)).toMatchObject({ status: 400 });
  });

  test('publishing is done once, logged, and refused while the project is archived', async () => {
    const id = await createDraft();
    await served.admin.send('setProjectArchived', { id, archived: true });
    expect(await publish(id)).toMatchObject({ message: messages.archivedDraft });
    await served.admin.send('setProjectArchived', { id, archived: false });
    const first = await publish(id);
    expect(await publish(id)).toEqual(first);
    const entries = await served.admin.send('auditEntries', { entity: 'project', id, limit: 10 }, 'items { after }');
    const published = entries.items.filter(({ after }: { after: string }) => JSON.parse(after).publishedAt !== null);
    expect(published).toHaveLength(1);
    expect(await publish(id, ana)).toMatchObject({ status: 403 });
    expect(await publish(999_999)).toMatchObject({ status: 404 });
  });
});
