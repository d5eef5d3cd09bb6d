import { databaseKinds, minimalPdf, serveGateway, toProjectInput } from '../../testing';
import { createActor } from '../../testing/fixtures';
import { User } from '../../access/records';
import { Notification } from '../../messages/notifications/notification.entity';
import { SpooledFile } from '../../platform/files/spooled-file';
import { Upload } from '../../platform/files/upload';
import { type Project, ProjectDocument } from '../records';

describe.each(databaseKinds)('what a project said to its holders on %s', (kind) => {
  const served = serveGateway(kind, { config: { approvals: 'required' } });
  let holder: User;
  let project: Project;

  beforeAll(async () => {
    holder = await served.fixtures.user('titular');
  });

  beforeEach(async () => {
    project = await served.fixtures.project({ name: 'Casa del Río' });
    await served.fixtures.investment(holder, project);
  });

  const listNotices = async () => {
    const where = { userId: holder.id, path: `/marketplace/${project.id}` };
    return (await served.reader.find(Notification, { where, order: { id: 'ASC' } })).map(({ body }) => body);
  };

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
