import { picturePath } from '@cimiento/contracts';
import { minimalPdf, type TestClient } from '@cimiento/gateway/testing';
import sharp from 'sharp';
import { fileRoutes } from './file-routes';
import { goodBodies } from '../testing/good-bodies';
import { routes } from '.';
import { sendForm, toForm } from '../testing/send-form';
import { useEmptyRest } from '../testing/serve-rest';

/** A word that is nowhere but in the draft and in what belongs to it. */
const mark = 'Yaguarundi';
const body = { ...goodBodies['/api/admin/projects'] };

describe('drafts of projects over REST', () => {
  const served = useEmptyRest('sqlite');
  let admin: TestClient;

  beforeAll(async () => {
    admin = await served.signedInAdmin();
    await served.fixtures.user('ana');
  });

  const createDraft = async (changes: object = {}) => {
    const { status, body: draft } = await admin.request('POST', '/api/admin/projects', {
      ...body,
      ...changes,
      draft: true,
    });
    expect([status, draft.publishedAt]).toEqual([201, null]);
    return draft;
  };

  const upload = async (path: string, file: Buffer, name: string, fields: Record<string, string> = {}) => {
    const answer = await sendForm(admin, path, toForm(file, fields, name));
    expect(answer.status).toBe(201);
    return answer.body.id as number;
  };

  test('no route of a visitor or an investor shows a draft, its documents or its pictures', async () => {
    const name = `Casa ${mark}`;
    const { id } = await createDraft({ name });
    const documents = `/api/admin/projects/${id}/documents`;
    const fields = { title: `Escritura ${mark}`, visibility: 'everybody' };
    const documentId = await upload(documents, minimalPdf(), 'escritura.pdf', fields);
    const picture = await sharp({ create: { width: 8, height: 4, channels: 3, background: '#abc' } })
      .png()
      .toBuffer();
    const pictureId = await upload(`/api/admin/projects/${id}/pictures`, picture, 'casa.png');
    const image = picturePath(id, pictureId);
    expect((await admin.request('PUT', `/api/admin/projects/${id}`, { ...body, name, image })).status).toBe(200);
    const clients = { visitor: served.client(), investor: await served.signedIn('ana') };
    const ids: Record<string, number> = { id, documentId, pictureId };
    const paths = [...routes, ...fileRoutes]
      .filter(({ method, access }) => method === 'GET' && access !== 'admin')
      .map(({ path }) => path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name] ?? id)));
    const listShown = async () => {
      const shown: string[] = [];
      for (const [who, client] of Object.entries(clients))
        for (const path of paths) {
          const answer = await client.request('GET', path);
          const isFile = path.startsWith(`/api/projects/${id}/`) && /content$|pictures/.test(path);
          if (answer.status === 200 && (isFile || JSON.stringify(answer.body).includes(mark)))
            shown.push(`${who} ${path}`);
        }
      return shown.toSorted();
    };
    expect(await listShown()).toEqual([]);
    expect((await admin.request('GET', image)).status).toBe(200);
    await admin.request('POST', `/api/admin/projects/${id}/publish`);
    const ofProject = ['', `/documents`, `/documents/${documentId}/content`, `/pictures/${pictureId}`];
    expect(await listShown()).toEqual(
      Object.keys(clients)
        .flatMap((who) => [`${who} /api/projects`, ...ofProject.map((end) => `${who} /api/projects/${id}${end}`)])
        .toSorted(),
    );
  });
});
