import { randomUUID } from 'node:crypto';
import { SpooledFile } from '../platform/files/spooled-file';
import { Upload } from '../platform/files/upload';
import { WaitlistRequest } from '../joining/waitlist/waitlist-request.entity';
import type { Examples } from './action-example';
import type { ActionWorld } from './action-world';
import { minimalPdf } from './minimal-pdf';

const project = {
  name: 'Casa del Puente',
  description: 'Una casa.',
  image: '/images/uno.svg',
  location: 'Quito, Ecuador',
  annualReturn: '8.5',
  funded: 0,
  target: 300_000,
  minInvestment: 1000,
  term: '24 meses',
};
const post = () => ({
  slug: `articulo-${randomUUID()}`,
  title: 'Uno',
  excerpt: 'Breve.',
  content: 'Largo.',
  imageUrl: '/images/uno.svg',
});
const update = { kind: 'obra', title: 'Se terminó la obra', text: 'Ya está.', visibility: 'holders' };
const upload = () => new Upload('escritura.pdf', SpooledFile.of(minimalPdf({ catalog: `/Lang (${randomUUID()})` })));

async function withDocument(world: ActionWorld) {
  const { projectDocuments } = world.served.gateway.services;
  const { id: projectId } = (await world.holder()).project;
  const { id } = await projectDocuments.create(projectId, { title: 'Escritura' }, upload(), world.actor);
  return { projectId, id };
}

async function withUpdate(world: ActionWorld) {
  const { id: projectId } = (await world.holder()).project;
  const { id } = await world.run('createProjectUpdate', { projectId, input: update });
  return { projectId, id };
}

const withPost = async (world: ActionWorld) => (await world.run('createPost', { input: post() })).id;

async function withWaitlistRequest(world: ActionWorld): Promise<number> {
  const email = `${randomUUID()}@prueba.example`;
  const texts = { email, fullName: 'Pedro Espera', location: 'Quito', occupation: 'Médico' };
  const input = { ...texts, whyInterested: 'Quiero invertir en bienes raíces.', consentData: true };
  await world.run('joinWaitlist', { input });
  const { id } = await world.served.gateway.database.reader.findOneByOrFail(WaitlistRequest, { email });
  return id;
}

/** Projects and what belongs to them, the blog, e-mails, the private beta and settings. */
export const contentExamples: Examples = {
  createProject: async () => ({ variables: { input: project } }),
  publishProject: async (world) => ({
    variables: { id: (await world.served.fixtures.project({ publishedAt: null })).id },
  }),
  updateProject: async (world) => ({
    variables: { id: (await world.holder()).project.id, input: { ...project, annualReturn: '9.5' } },
  }),
  setProjectArchived: async (world) => {
    const { client } = await world.person();
    const { id } = await world.served.fixtures.project();
    const order = { projectId: id, amount: 1000, fundedFrom: 'transfer', acceptedRisks: true };
    await world.run('placeOrder', { input: order }, client);
    return { variables: { id, archived: true } };
  },
  deleteProject: async (world) => ({ variables: { id: (await world.served.fixtures.project()).id } }),
  createProjectDocument: async (world) => {
    const { projectDocuments } = world.served.gateway.services;
    const { id } = await world.served.fixtures.project();
    return { run: () => projectDocuments.create(id, { title: 'Escritura' }, upload(), world.actor) };
  },
  addProjectDocumentVersion: async (world) => {
    const { projectDocuments } = world.served.gateway.services;
    const { projectId, id } = await withDocument(world);
    return { run: () => projectDocuments.addVersion(projectId, id, upload(), world.actor) };
  },
  updateProjectDocument: async (world) => ({
    variables: { ...(await withDocument(world)), input: { title: 'Otro título' } },
  }),
  deleteProjectDocument: async (world) => ({ variables: await withDocument(world) }),
  createProjectUpdate: async (world) => ({
    variables: { projectId: (await world.holder()).project.id, input: update },
  }),
  updateProjectUpdate: async (world) => ({
    variables: { ...(await withUpdate(world)), input: { ...update, title: 'Otro título' } },
  }),
  deleteProjectUpdate: async (world) => ({ variables: await withUpdate(world) }),
  createPost: async () => ({ variables: { input: post() } }),
  updatePost: async (world) => ({ variables: { id: await withPost(world), input: post() } }),
  deletePost: async (world) => ({ variables: { id: await withPost(world) } }),
  replayEmail: async (world) => {
    const { user } = await world.person();
    await world.run('requestPasswordReset', { input: { email: user.email } });
    // Without a mail server e-mails are held.
    await world.served.gateway.outbox.deliverDue();
    const query = 'query ($search: String!) { adminEmails(search: $search) { items { id } } }';
    const { data } = await world.admin.client.graphql(query, { search: user.email });
    return { variables: { id: data?.adminEmails.items[0].id } };
  },
  createInvitations: async () => ({ variables: { input: { count: 1, maxUses: 1 } } }),
  revokeInvitation: async (world) => ({
    variables: { id: (await world.served.fixtures.invitation(randomUUID())).id },
  }),
  inviteFromWaitlist: async (world) => ({ variables: { id: await withWaitlistRequest(world), input: {} } }),
  inviteWaitlistRequests: async (world) => ({ variables: { input: { ids: [await withWaitlistRequest(world)] } } }),
  declineWaitlistRequest: async (world) => ({ variables: { id: await withWaitlistRequest(world) } }),
  declineWaitlistRequests: async (world) => ({ variables: { input: { ids: [await withWaitlistRequest(world)] } } }),
  reopenWaitlistRequest: async (world) => {
    const id = await withWaitlistRequest(world);
    await world.run('declineWaitlistRequest', { id });
    return { variables: { id } };
  },
  setInvitationRequired: async (world) => {
    const { data } = await world.served.client().graphql('{ settings { invitationRequired } }');
    return { variables: { required: !data?.settings.invitationRequired } };
  },
};
