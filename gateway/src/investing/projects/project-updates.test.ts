import { picturePath } from '@cimiento/contracts';
import { projectUpdateLimits, projectUpdateMessages } from '@cimiento/contracts/fields';
import sharp from 'sharp';
import { SpooledFile } from '../../platform/files/spooled-file';
import { Upload } from '../../platform/files/upload';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { Notification } from '../../messages/notifications/notification.entity';
import { createActor, databaseKinds, serveGateway, type TestClient } from '../../testing';
import { User } from '../../access/records';
import { Investment, Project, ProjectPicture, ProjectUpdate } from '../records';

const fields = 'id kind title text newDate visibility pictures { id description width height }';
const works = { kind: 'obra', title: 'Terminamos la estructura', text: 'Uno.\n\nDos.', visibility: 'everybody' };

describe.each(databaseKinds)('updates of projects on %s', (kind) => {
  const served = serveGateway(kind);
  let boss: User;
  let project: Project;
  let holders: User[];

  beforeAll(async () => {
    boss = await served.reader.findOneByOrFail(User, { username: 'jefa' });
    holders = await Promise.all(['ana', 'luis'].map((name) => served.fixtures.user(name)));
    await served.fixtures.user('otra');
  });

  beforeEach(async () => {
    project = await served.fixtures.project({ name: 'Casa del Río' });
    for (const holder of [...holders, ...holders]) await served.fixtures.investment(holder, project);
  });

  const publish = (input: object, projectId = project.id, by = served.admin) =>
    by.send('createProjectUpdate', { projectId, input }, fields);
  const change = (id: number, input: object) =>
    served.admin.send('updateProjectUpdate', { projectId: project.id, id, input }, fields);
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
    (await client.send('projectUpdates', { projectId: project.id }, 'title')).map(
      ({ title }: { title: string }) => title,
    );

  test('an update is published with pictures; each holder is notified once, in app and by e-mail', async () => {
    const [first, second] = [await addPicture(), await addPicture()];
    const pictures = [second, first].map(({ id }, index) => ({ id, description: `Foto ${index}` }));
    const update = await publish({ ...works, pictures });
    expect(update).toMatchObject({
      ...works,
      newDate: null,
      pictures: pictures.map((picture) => ({ ...picture, width: 8, height: 4 })),
    });
    const { reader } = served;
    const told = await reader.query<{ userId: number; body: string }[]>(
      'SELECT userId, body FROM notification WHERE subject = ? ORDER BY userId',
      [`update:${update.id}`],
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

  test('nobody is told when the administrator says so', async () => {
    const count = () => served.reader.query('SELECT COUNT(*) AS n FROM notification');
    const before = await count();
    await publish({ ...works, notifiesHolders: false });
    expect(await count()).toEqual(before);
  });

  test('an update is read by those whom it is for', async () => {
    for (const visibility of ['everybody', 'signed_in', 'holders'])
      await publish({ ...works, title: visibility, visibility, notifiesHolders: false });
    expect(await readTitles(served.client())).toEqual(['everybody']);
    expect(await readTitles(await served.signedIn('otra'))).toEqual(['signed_in', 'everybody']);
    for (const name of ['ana', 'jefa'])
      expect(await readTitles(await served.signedIn(name))).toEqual(['holders', 'signed_in', 'everybody']);
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
    expect(await publish({ ...works, ...changed })).toMatchObject({ status: 400, errors });
    expect(await readTitles(served.admin)).toEqual([]);
  });

  test('a delay names the new date, and the database holds no other', async () => {
    const delay = { kind: 'retraso', newDate: '2027-03-31' };
    expect(await publish({ ...works, ...delay })).toMatchObject(delay);
    for (const newDate of [null, '2027-03-31']) {
      const updateKind = newDate ? ('obra' as const) : ('retraso' as const);
      const row = { ...works, kind: updateKind, projectId: project.id, newDate };
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
    expect(await publish({ ...works, pictures }, other.id)).toMatchObject({ status: 400 });
    const update = await publish({ ...works, pictures });
    expect(await publish({ ...works, pictures })).toMatchObject({ status: 400 });
    expect((await change(update.id, { ...works, pictures })).pictures).toHaveLength(1);
    expect((await change(update.id, works)).pictures).toEqual([]);
    expect(await served.reader.existsBy(ProjectPicture, { id })).toBe(false);
  });

  test('a picture that no update shows is deleted after a day', async () => {
    const { id } = await addPicture();
    const exists = () => served.reader.existsBy(ProjectPicture, { id });
    await served.gateway.services.projectUpdates.prunePictures();
    expect(await exists()).toBe(true);
    await served.fixtures.update(ProjectPicture, { id }, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
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
    await served.fixtures.update(Project, { id: project.id }, { image });
    await served.fixtures.update(ProjectPicture, { id }, { createdAt: new Date(Date.now() - 25 * 3_600_000) });
    await gateway.services.projectUpdates.prunePictures();
    expect(await read()).toMatchObject({ contentType: 'image/png' });
    await served.fixtures.update(Project, { id: project.id }, { image: '/casa.svg' });
    await served.fixtures.update(Investment, { projectId: project.id }, { imageUrl: image });
    await gateway.services.projectUpdates.prunePictures();
    expect(await read()).toMatchObject({ contentType: 'image/png' });
  });

  test('a project has no more updates than it may', async () => {
    const row = { ...works, kind: 'obra', visibility: 'holders', newDate: null, publishedAt: new Date() } as const;
    const rows = Array.from({ length: projectUpdateLimits.updates }, () => ({ ...row, projectId: project.id }));
    await served.gateway.database.transaction((manager) => manager.insert(ProjectUpdate, rows));
    expect(await publish(works)).toMatchObject({ message: projectUpdateMessages.full });
  });

  test('only administrators write, and what a project had goes with it', async () => {
    const { id } = await publish({ ...works, notifiesHolders: false });
    const ana = await served.signedIn('ana');
    const remove = (by: TestClient, projectId = project.id) => by.send('deleteProjectUpdate', { projectId, id });
    expect(await publish(works, project.id, ana)).toMatchObject({ status: 403 });
    expect(await remove(ana)).toMatchObject({ status: 403 });
    expect(await remove(served.admin, 999_999)).toMatchObject({ status: 404 });
    await publish({ ...works, notifiesHolders: false });
    expect(await remove(served.admin)).toEqual({ id });
    await served.admin.send('deleteProject', { id: project.id });
    expect(await served.reader.existsBy(ProjectUpdate, { projectId: project.id })).toBe(false);
  });

  test('a correction or deletion notifies the holders of what the update said', async () => {
    const delay = {
      kind: 'retraso',
      title: 'La obra se retrasa',
      text: 'Llovió.',
      newDate: '2028-01-01',
      visibility: 'everybody',
    };
    const { id } = await publish({ ...delay, notifiesHolders: false });
    await change(id, delay);
    await change(id, { ...works, title: 'La obra va según el plan' });
    await served.admin.send('deleteProjectUpdate', { projectId: project.id, id });
    const where = { userId: holders[0]?.id ?? 0, path: `/marketplace/${project.id}` };
    const notices = await served.reader.find(Notification, { where, order: { id: 'ASC' } });
    expect(notices.map(({ body }) => body)).toEqual([
      'Corregimos la novedad «Retraso: La obra se retrasa, hasta el 1/1/2028», que ahora dice «Obra: La obra va según el plan».',
      'Retiramos la novedad «Obra: La obra va según el plan».',
    ]);
  });
});
