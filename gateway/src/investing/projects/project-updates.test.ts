import { picturePath } from '@cimiento/contracts';
import { projectUpdateLimits, projectUpdateMessages } from '@cimiento/contracts/fields';
import sharp from 'sharp';
import { SpooledFile } from '../../platform/files/spooled-file';
import { Upload } from '../../platform/files/upload';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import {
  createActor,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  type TestClient,
  type TestGateway,
} from '../../testing';
import type { User } from '../../access/records/user.entity';
import { Investment } from '../records/investment.entity';
import { ProjectPicture } from '../records/project-picture.entity';
import { ProjectUpdate } from '../records/project-update.entity';
import { Project } from '../records/project.entity';

const fields = 'id kind title text newDate visibility pictures { id description width height }';
const create = `mutation ($id: Int!, $input: ProjectUpdateInput!) { update: createProjectUpdate(projectId: $id, input: $input) { ${fields} } }`;
const change = `mutation ($id: Int!, $update: Int!, $input: ProjectUpdateInput!) { update: updateProjectUpdate(projectId: $id, id: $update, input: $input) { ${fields} } }`;
const list = 'query ($id: Int!) { updates: projectUpdates(projectId: $id) { title } }';
const works = { kind: 'obra', title: 'Terminamos la estructura', text: 'Uno.\n\nDos.', visibility: 'everybody' };

describe.each(databaseKinds)('updates of projects on %s', (kind) => {
  let served: TestGateway;
  let admin: TestClient;
  let boss: User;
  let project: Project;
  let holders: User[];

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    boss = await served.fixtures.user('jefa', { role: 'admin' });
    admin = await served.signedIn('jefa', fixturePassword);
    holders = await Promise.all(['ana', 'luis'].map((name) => served.fixtures.user(name)));
    await served.fixtures.user('otra');
  });

  afterAll(() => served.close());

  beforeEach(async () => {
    project = await served.fixtures.project({ name: 'Casa del Río' });
    for (const holder of [...holders, ...holders]) await served.fixtures.investment(holder, project);
  });

  const publish = async (input: object, id = project.id) => admin.graphql(create, { id, input });
  const addPicture = async () => {
    const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    return served.gateway.services.projectUpdates.addPicture(
      project.id,
      new Upload('a.png', SpooledFile.of(bytes)),
      createActor(boss.id),
    );
  };
  const readTitles = async (client: TestClient) =>
    (await client.graphql(list, { id: project.id })).data?.updates.map(({ title }: { title: string }) => title);

  test('an update is published with pictures; each holder is notified once, in app and by e-mail', async () => {
    const [first, second] = [await addPicture(), await addPicture()];
    const pictures = [second, first].map(({ id }, index) => ({ id, description: `Foto ${index}` }));
    const { data } = await publish({ ...works, pictures });
    expect(data?.update).toMatchObject({
      ...works,
      newDate: null,
      pictures: pictures.map((picture) => ({ ...picture, width: 8, height: 4 })),
    });
    const reader = served.gateway.database.reader;
    const told = await reader.query<{ userId: number; body: string }[]>(
      'SELECT userId, body FROM notification WHERE subject = ? ORDER BY userId',
      [`update:${data?.update.id}`],
    );
    expect(told.map(({ userId, body }) => [userId, body])).toEqual(
      holders
        .map(({ id }) => id)
        .sort()
        .map((id) => [id, 'Obra: Terminamos la estructura']),
    );
    const emails = (await reader.find(OutboxMessage)).filter(({ payload }) => payload.includes('Casa del Río'));
    expect(emails).toHaveLength(2);
  });

  test('nobody is told when the administrator says so, or when an update is corrected', async () => {
    const count = () => served.gateway.database.reader.query('SELECT COUNT(*) AS n FROM notification');
    const before = await count();
    const { data } = await publish({ ...works, notifiesHolders: false });
    await admin.graphql(change, { id: project.id, update: data?.update.id, input: { ...works, title: 'Otro título' } });
    expect(await count()).toEqual(before);
  });

  test('an update is read by those whom it is for', async () => {
    for (const visibility of ['everybody', 'signed_in', 'holders'])
      await publish({ ...works, title: visibility, visibility, notifiesHolders: false });
    expect(await readTitles(served.client())).toEqual(['everybody']);
    expect(await readTitles(await served.signedIn('otra', fixturePassword))).toEqual(['signed_in', 'everybody']);
    for (const name of ['ana', 'jefa'])
      expect(await readTitles(await served.signedIn(name, fixturePassword))).toEqual([
        'holders',
        'signed_in',
        'everybody',
      ]);
  });

  test('a picture is read with its update only, and before it by administrators', async () => {
    const { id } = await addPicture();
    const { projectUpdates } = served.gateway.services;
    const read = (userId: number | null, isAdmin = false) =>
      projectUpdates.getPicture(project.id, id, { userId, isAdmin }).then(
        () => true,
        () => false,
      );
    const holder = holders[0]?.id ?? 0;
    expect([await read(null), await read(holder), await read(boss.id, true)]).toEqual([false, false, true]);
    await publish({ ...works, visibility: 'holders', pictures: [{ id, description: 'Fachada' }] });
    expect([await read(null), await read(holder), await read(boss.id, true)]).toEqual([false, true, true]);
  });

  test.each([
    ['a delay without a date', { kind: 'retraso' }, { newDate: projectUpdateMessages.newDate }],
    ['a delay with a wrong date', { kind: 'retraso', newDate: '2026-02-30' }, { newDate: expect.any(String) }],
    ['a date of no delay', { newDate: '2027-01-31' }, { newDate: projectUpdateMessages.noNewDate }],
    [
      'a picture of nobody',
      { pictures: [{ id: 999_999, description: 'x' }] },
      { pictures: projectUpdateMessages.pictureUnknown },
    ],
    ['no text', { text: ' ' }, { text: projectUpdateMessages.text }],
  ])('%s is refused', async (_what, changed, errors) => {
    const { errors: [error] = [] } = await publish({ ...works, ...changed });
    expect(error?.extensions).toMatchObject({ status: 400, errors });
    expect(await readTitles(admin)).toEqual([]);
  });

  test('a delay names the new date, and the database holds no other', async () => {
    const { data } = await publish({ ...works, kind: 'retraso', newDate: '2027-03-31' });
    expect(data?.update).toMatchObject({ kind: 'retraso', newDate: '2027-03-31' });
    for (const newDate of [null, '2027-03-31']) {
      const row = {
        ...works,
        kind: newDate ? ('obra' as const) : ('retraso' as const),
        projectId: project.id,
        newDate,
      };
      await expect(
        served.gateway.database.transaction((manager) =>
          manager.insert(ProjectUpdate, { ...row, visibility: 'everybody', publishedAt: new Date() }),
        ),
      ).rejects.toThrow();
    }
  });

  test('a picture belongs to one update of the same project', async () => {
    const { id } = await addPicture();
    const pictures = [{ id, description: 'Fachada' }];
    const other = await served.fixtures.project();
    expect((await publish({ ...works, pictures }, other.id)).errors?.[0]?.extensions).toMatchObject({ status: 400 });
    const { data } = await publish({ ...works, pictures });
    expect((await publish({ ...works, pictures })).errors?.[0]?.extensions).toMatchObject({ status: 400 });
    const again = await admin.graphql(change, {
      id: project.id,
      update: data?.update.id,
      input: { ...works, pictures },
    });
    expect(again.data?.update.pictures).toHaveLength(1);
    const without = await admin.graphql(change, { id: project.id, update: data?.update.id, input: works });
    expect(without.data?.update.pictures).toEqual([]);
    expect(await served.gateway.database.reader.existsBy(ProjectPicture, { id })).toBe(false);
  });

  test('a picture that no update shows is deleted after a day', async () => {
    const { id } = await addPicture();
    const exists = () => served.gateway.database.reader.existsBy(ProjectPicture, { id });
    await served.gateway.services.projectUpdates.prunePictures();
    expect(await exists()).toBe(true);
    await served.gateway.database.transaction((manager) =>
      manager.update(ProjectPicture, { id }, { createdAt: new Date(Date.now() - 25 * 3_600_000) }),
    );
    await served.gateway.services.projectUpdates.prunePictures();
    expect(await exists()).toBe(false);
  });

  test('the main picture of a project is shown to all, and stays while an investment shows it', async () => {
    const { id } = await addPicture();
    const { gateway } = served;
    const visitor = { userId: null, isAdmin: false };
    const read = () => gateway.services.projectUpdates.getPicture(project.id, id, visitor);
    await expect(read()).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    const image = picturePath(project.id, id);
    await gateway.database.transaction(async (manager) => {
      await manager.update(Project, { id: project.id }, { image });
      await manager.update(ProjectPicture, { id }, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
    });
    await gateway.services.projectUpdates.prunePictures();
    expect(await read()).toMatchObject({ contentType: 'image/png' });
    await gateway.database.transaction(async (manager) => {
      await manager.update(Project, { id: project.id }, { image: '/casa.svg' });
      await manager.update(Investment, { projectId: project.id }, { imageUrl: image });
    });
    await gateway.services.projectUpdates.prunePictures();
    expect(await read()).toMatchObject({ contentType: 'image/png' });
  });

  test('a project has no more updates than it may', async () => {
    const row = {
      ...works,
      kind: 'obra' as const,
      visibility: 'holders' as const,
      newDate: null,
      publishedAt: new Date(),
    };
    const rows = Array.from({ length: projectUpdateLimits.updates }, () => ({ ...row, projectId: project.id }));
    await served.gateway.database.transaction((manager) => manager.insert(ProjectUpdate, rows));
    expect((await publish(works)).errors?.[0]).toMatchObject({ message: projectUpdateMessages.full });
  });

  test('only administrators write, and what a project had goes with it', async () => {
    const { data } = await publish({ ...works, notifiesHolders: false });
    const ana = await served.signedIn('ana', fixturePassword);
    const remove = 'mutation ($id: Int!, $update: Int!) { deleteProjectUpdate(projectId: $id, id: $update) { id } }';
    const variables = { id: project.id, update: data?.update.id };
    expect((await ana.graphql(create, { id: project.id, input: works })).errors?.[0]?.extensions).toMatchObject({
      status: 403,
    });
    expect((await ana.graphql(remove, variables)).errors?.[0]?.extensions).toMatchObject({ status: 403 });
    expect((await admin.graphql(remove, { ...variables, id: 999_999 })).errors?.[0]?.extensions).toMatchObject({
      status: 404,
    });
    await publish({ ...works, notifiesHolders: false });
    await admin.graphql(remove, variables);
    await admin.graphql('mutation ($id: Int!) { deleteProject(id: $id) { id } }', { id: project.id });
    expect(await served.gateway.database.reader.existsBy(ProjectUpdate, { projectId: project.id })).toBe(false);
  });
});
