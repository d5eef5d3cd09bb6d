import { approvalMessages } from '@cimiento/contracts';
import sharp from 'sharp';
import { databaseKinds, minimalPdf, serveGateway, type TestClient, toProjectInput } from '../../testing';
import { createActor } from '../../testing/fixtures';
import { AuditEntry, User } from '../../access/records';
import { Notification } from '../../messages/notifications/notification.entity';
import { SpooledFile } from '../../platform/files/spooled-file';
import { Upload } from '../../platform/files/upload';
import { Project, ProjectDocument, ProjectPicture, ProjectUpdate } from '../records';

const delay = {
  kind: 'retraso',
  title: 'La obra se retrasa',
  text: 'Llovió mucho.',
  newDate: '2028-01-01',
  visibility: 'everybody',
};
const works = { ...delay, kind: 'obra', title: 'La obra va según el plan', newDate: null };
const pending = expect.objectContaining({ code: 'APPROVAL_PENDING', status: 202 });

describe.each(databaseKinds)('what a project with money published on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });
  let berta: TestClient;
  let holder: User;
  let project: Project;

  beforeAll(async () => {
    berta = await served.signedInAdmin('berta');
    holder = await served.fixtures.user('titular');
  });

  beforeEach(async () => {
    project = await served.fixtures.project({ name: 'Casa del Río' });
    await served.fixtures.investment(holder, project);
  });

  const publish = async (input: object, projectId = project.id): Promise<number> =>
    (await served.admin.send('createProjectUpdate', { projectId, input: { ...input, notifiesHolders: false } })).id;
  const change = (id: number, input: object, projectId = project.id) =>
    served.admin.send('updateProjectUpdate', { projectId, id, input });
  const remove = (id: number, projectId = project.id) => served.admin.send('deleteProjectUpdate', { projectId, id });
  const read = (id: number) => served.reader.findOneBy(ProjectUpdate, { id });
  const approve = ({ approvalId }: { approvalId: number }) =>
    berta.send('approveRequest', { id: approvalId }, 'status');
  const listNotices = async () => {
    const where = { userId: holder.id, path: `/marketplace/${project.id}` };
    return (await served.reader.find(Notification, { where, order: { id: 'ASC' } })).map(({ body }) => body);
  };
  const addPicture = async () => {
    const bytes = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    const { id } = await served.reader.findOneByOrFail(User, { username: 'jefa' });
    const upload = new Upload('a.png', SpooledFile.of(bytes));
    return served.gateway.services.projectUpdates.addPicture(project.id, upload, createActor(id));
  };

  test('another kind or date of a delay waits for a second administrator, who reads both', async () => {
    const id = await publish(delay);
    const asked = await change(id, works);
    expect(asked).toEqual(pending);
    expect(await read(id)).toMatchObject({ kind: 'retraso', newDate: '2028-01-01' });
    const requests = await berta.send('approvals', { status: 'pending', limit: 50 }, 'id kind details { label value }');
    const request = requests.find((one: { id: number }) => one.id === asked.approvalId);
    expect(request.kind).toBe('project_change');
    expect(request.details).toEqual(
      expect.arrayContaining([
        { label: 'Tipo', value: 'Retraso → Obra' },
        { label: 'Nueva fecha prevista', value: '1/1/2028 → Ninguna' },
        { label: 'Título', value: 'La obra se retrasa → La obra va según el plan' },
      ]),
    );
    expect(await approve(asked)).toEqual({ status: 'approved' });
    expect(await read(id)).toMatchObject({ kind: 'obra', newDate: null, title: works.title });
    expect(await listNotices()).toEqual([
      'Corregimos la novedad «Retraso: La obra se retrasa, hasta el 1/1/2028», que ahora dice «Obra: La obra va según el plan».',
    ]);
    const entries = await served.reader.countBy(AuditEntry, {
      entity: 'projectUpdate',
      recordId: id,
      action: 'update',
    });
    expect(entries).toBe(1);
  });

  test('a delay is deleted by two administrators, and its holders are notified', async () => {
    const id = await publish(delay);
    const asked = await remove(id);
    expect(asked).toEqual(pending);
    expect(await remove(id)).toMatchObject({ code: 'CONFLICT', message: approvalMessages.approvalRepeated });
    expect(await approve(asked)).toEqual({ status: 'approved' });
    expect(await read(id)).toBeNull();
    expect(await listNotices()).toEqual(['Retiramos la novedad «Retraso: La obra se retrasa, hasta el 1/1/2028».']);
  });

  test('a request is outdated once its delay changed', async () => {
    const id = await publish(delay);
    const asked = await change(id, { ...delay, newDate: '2027-06-30' });
    await change(id, { ...delay, text: 'Llovió.' });
    expect(await approve(asked)).toMatchObject({ code: 'CONFLICT', message: approvalMessages.approvalOutdated });
    expect(await read(id)).toMatchObject({ newDate: '2028-01-01' });
  });

  test('a picture of a proposed change stays until the decision, and an unknown one is refused', async () => {
    const id = await publish(delay);
    const { id: pictureId } = await addPicture();
    const input = { ...delay, newDate: '2027-06-30' };
    const unknown = await change(id, { ...input, pictures: [{ id: 999_999, description: 'x' }] });
    expect(unknown).toMatchObject({ code: 'VALIDATION_FAILED' });
    const asked = await change(id, { ...input, pictures: [{ id: pictureId, description: 'Fachada' }] });
    await served.fixtures.update(
      ProjectPicture,
      { id: pictureId },
      { createdAt: new Date(Date.now() - 25 * 3_600_000) },
    );
    await served.gateway.services.projectUpdates.prunePictures();
    expect(await approve(asked)).toEqual({ status: 'approved' });
    expect(await served.reader.findOneBy(ProjectPicture, { id: pictureId })).toMatchObject({ updateId: id });
  });

  test('any other change or deletion is done at once, and the holders are notified of it', async () => {
    const id = await publish(delay);
    expect(await change(id, delay)).toEqual({ id });
    expect(await listNotices()).toEqual([]);
    expect(await change(id, { ...delay, text: 'Llovió.' })).toEqual({ id });
    const other = await publish(works);
    expect(await remove(other)).toEqual({ id: other });
    expect(await listNotices()).toEqual([
      'Corregimos la novedad «Retraso: La obra se retrasa, hasta el 1/1/2028».',
      'Retiramos la novedad «Obra: La obra va según el plan».',
    ]);
  });

  test('a document that is changed or deleted is told to the holders', async () => {
    const { id: userId } = await served.reader.findOneByOrFail(User, { username: 'jefa' });
    const upload = new Upload('escritura.pdf', SpooledFile.of(minimalPdf()));
    const input = { title: 'Escritura', notifiesHolders: false };
    const documents = served.gateway.services.projectDocuments;
    const { id } = await documents.create(project.id, input, upload, createActor(userId));
    const variables = { projectId: project.id, id };
    await served.admin.send('updateProjectDocument', { ...variables, input: { title: 'Escritura' } });
    expect(await listNotices()).toEqual([]);
    await served.admin.send('updateProjectDocument', { ...variables, input: { title: 'Borrador' } });
    await served.admin.send('updateProjectDocument', { ...variables, input: { title: 'Borrador', kind: 'deed' } });
    await served.admin.send('deleteProjectDocument', variables);
    expect(await served.reader.existsBy(ProjectDocument, { id })).toBe(false);
    expect(await listNotices()).toEqual([
      'Corregimos los datos del documento «Escritura», que ahora se llama «Borrador».',
      'Corregimos los datos del documento «Borrador».',
      'Retiramos el documento «Borrador».',
    ]);
  });

  test('a delay of a project without money is changed and deleted at once', async () => {
    const { id: projectId } = await served.fixtures.project();
    const id = await publish(delay, projectId);
    expect(await change(id, works, projectId)).toEqual({ id });
    const another = await publish(delay, projectId);
    expect(await remove(another, projectId)).toEqual({ id: another });
  });

  test('a key changes and deletes no delay', async () => {
    const id = await publish(delay);
    const input = { name: 'Contenido', scopes: ['content:write'], expiresAt: null };
    const { key } = await served.admin.send('createApiKey', { input }, 'key');
    const send = (name: string, variables: object) =>
      served.client().send(name, { projectId: project.id, id, ...variables }, 'id', { authorization: `Bearer ${key}` });
    expect(await send('updateProjectUpdate', { input: works })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await send('deleteProjectUpdate', {})).toMatchObject({ code: 'FORBIDDEN' });
    expect(await send('updateProjectUpdate', { input: { ...delay, text: 'Llovió.' } })).toEqual({ id });
  });

  test('name, location, property type, description and minimum are told once, named as in the form', async () => {
    const changed = {
      name: 'Otra casa',
      location: 'Cuenca, Ecuador',
      propertyType: 'comercial',
      description: 'Sin garantía de renta. '.repeat(20).trim(),
      minInvestment: 2000,
    };
    const input = toProjectInput(project, changed);
    await served.admin.send('updateProject', { id: project.id, input });
    const [notice, ...more] = await listNotices();
    expect(more).toEqual([]);
    for (const text of [
      'Nombre: Casa del Río → Otra casa',
      'Ubicación: Quito, Ecuador → Cuenca, Ecuador',
      'Tipo de propiedad: Residencial → Comercial',
      'Descripción: tiene otro texto',
      'Inversión mínima: $1,000 → $2,000',
    ])
      expect(notice).toContain(text);
  });
});
