import { readdir } from 'node:fs/promises';
import { operatorMessages } from '@cimiento/contracts';
import { minimalPdf, type ObjectStorageServer, startObjectStorage, type TestGateway } from '@cimiento/gateway/testing';
import { sendForm, toForm } from '../testing/send-form';
import { serveEmptyRest } from '../testing/serve-rest';

let storage: ObjectStorageServer;
let served: TestGateway;

beforeAll(async () => {
  storage = await startObjectStorage();
  served = await serveEmptyRest('sqlite', {
    config: { objectStorage: storage.place },
  });
});

afterAll(() => served.close());

test('documents live in the bucket; without it people get 503 and no document is half there', async () => {
  const { fixtures } = served;
  const admin = await served.signedInAdmin();
  const { id } = await fixtures.project({ name: 'Casa' });
  const upload = (title: string) => {
    const form = toForm(minimalPdf({ content: `% ${title}` }), { title, visibility: 'everybody' });
    return sendForm(admin, `/api/admin/projects/${id}/documents`, form);
  };
  const stored = await upload('Escritura');
  expect(stored.status).toBe(201);
  const content = `/api/projects/${id}/documents/${stored.body.id}/content`;
  expect((await admin.request('GET', content)).status).toBe(200);
  await expect(readdir(served.config.filesDir)).rejects.toThrow('ENOENT');

  await storage.stop();
  expect(await upload('Contrato')).toMatchObject({
    status: 503,
    body: { message: operatorMessages.storageUnavailable },
  });
  expect((await admin.request('GET', content)).status).toBe(503);
  const listed = await admin.request('GET', `/api/projects/${id}/documents`);
  expect(listed.body.map(({ title }: { title: string }) => title)).toEqual(['Escritura']);
});
