import { errorCodes, limits, messages } from '@cimiento/contracts';
import { createGate, databaseKinds, minimalPdf, type TestClient } from '@cimiento/gateway/testing';
import { listErrorCodes } from '../routes/route-errors';
import { readOpenApiFile } from '../openapi/file';
import { fileRoutes } from '../routes/file-routes';
import { sendForm, toForm } from '../testing/send-form';
import { serveEmptyRest, useEmptyRest } from '../testing/serve-rest';

type Fields = Record<string, string>;
const pdf = minimalPdf();

describe.each(databaseKinds)('files of projects on %s', (kind) => {
  const served = useEmptyRest(kind);
  let [visitor, signedIn, holder, admin]: TestClient[] = [];
  let project: number;
  let adminId: number;
  let documents: string;

  beforeAll(async () => {
    const { fixtures } = served;
    adminId = (await fixtures.user('jefa', { role: 'admin' })).id;
    await fixtures.user('otra');
    const owner = await fixtures.user('duena');
    visitor = served.client();
    [admin, signedIn, holder] = await Promise.all(['jefa', 'otra', 'duena'].map((name) => served.signedIn(name)));
    const house = await fixtures.project({ name: 'Casa' });
    await fixtures.investment(owner, house);
    await fixtures.investment(owner, house);
    project = house.id;
    documents = `/api/admin/projects/${project}/documents`;
  });

  const send = (client: TestClient | undefined, path: string, form: FormData, headers: Fields = {}) =>
    sendForm(client ?? served.client(), path, form, headers);
  const upload = async (fields: Fields, name?: string) => {
    const { status, body } = await send(admin, documents, toForm(pdf, fields, name));
    expect([status, body.message]).toEqual([201, undefined]);
    return body as { id: number; current: { sha256: string } };
  };
  const toContentPath = (id: number) => `/api/projects/${project}/documents/${id}/content`;
  const readTitles = async (client: TestClient | undefined) =>
    (await client?.request('GET', `/api/projects/${project}/documents`))?.body.map(
      ({ title }: { title: string }) => title,
    );

  test('a document is listed and served only to those whom it is for', async () => {
    const ids: Record<string, number> = {};
    for (const visibility of ['everybody', 'signed_in', 'holders'])
      ids[visibility] = (await upload({ title: `Para ${visibility}`, visibility })).id;
    const readers: [TestClient | undefined, string[]][] = [
      [visitor, ['everybody']],
      [signedIn, ['signed_in', 'everybody']],
      [holder, ['holders', 'signed_in', 'everybody']],
      [admin, ['holders', 'signed_in', 'everybody']],
    ];
    for (const [client, seen] of readers) {
      expect(await readTitles(client)).toEqual(seen.map((visibility) => `Para ${visibility}`));
      for (const [visibility, id] of Object.entries(ids))
        expect([visibility, (await client?.request('GET', toContentPath(id)))?.status]).toEqual([
          visibility,
          seen.includes(visibility) ? 200 : 404,
        ]);
    }
    const headers = (await visitor?.request('GET', `/api/projects/${project}/documents`))?.headers;
    expect(headers?.get('cache-control')).toBe('no-store');
  });

  test('a signed-in user reads deed, contract and appraisal of holders; a visitor does not', async () => {
    for (const kind of ['deed', 'contract', 'appraisal', 'plans']) {
      const { id } = await upload({ title: `Decide ${kind}`, kind, visibility: 'holders', notifiesHolders: 'false' });
      const read = async (client: TestClient | undefined) => [
        (await readTitles(client)).includes(`Decide ${kind}`),
        (await client?.request('GET', toContentPath(id)))?.status,
      ];
      expect([kind, await read(signedIn)]).toEqual([kind, kind === 'plans' ? [false, 404] : [true, 200]]);
      expect([kind, await read(visitor)]).toEqual([kind, [false, 404]]);
      await admin?.request('DELETE', `${documents}/${id}`);
    }
  });

  test('a content is sent to be saved, runs nothing, and is not sent again while it is the same', async () => {
    const { id, current } = await upload({ title: 'Público', visibility: 'everybody' }, 'Escritura ñandú.pdf');
    const { status, headers, body } = await visitor!.request('GET', toContentPath(id));
    expect([status, body]).toEqual([200, pdf.toString()]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Escritura ?and?.pdf"; filename*=UTF-8''Escritura%20%C3%B1and%C3%BA.pdf`,
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      etag: `"${current.sha256}"`,
    });
    const tag = `"${current.sha256}"`;
    for (const validator of [tag, `W/${tag}`, `"a", W/${tag}`, '*']) {
      // Without cache-control fetch asks for the whole file.
      const validators = { 'cache-control': 'max-age=0', 'if-none-match': validator };
      const again = await visitor!.request('GET', toContentPath(id), undefined, validators);
      expect([again.status, again.headers.get('content-length')]).toEqual([304, null]);
    }
    const head = await visitor!.request('HEAD', toContentPath(id));
    expect([head.status, head.headers.get('content-length'), head.body]).toEqual([200, String(pdf.length), '']);
  });

  test('another upload is a new version, and administrators still read the earlier one', async () => {
    const { id, current } = await upload({ title: 'Informe', visibility: 'everybody', notifiesHolders: 'false' });
    const second = minimalPdf({ catalog: '/Lang (es-EC)' });
    const { status, body } = await send(admin, `${documents}/${id}/versions`, toForm(second, {}, 'informe-2.pdf'));
    expect([status, body.current]).toMatchObject([201, { version: 2, fileName: 'informe-2.pdf', size: second.length }]);
    expect((await visitor!.request('GET', toContentPath(id))).body).toBe(second.toString());
    const first = `${documents}/${id}/versions/1/content`;
    expect((await admin!.request('GET', first)).headers.get('etag')).toBe(`"${current.sha256}"`);
    expect((await holder!.request('GET', first)).status).toBe(403);
    expect((await visitor!.request('GET', first)).status).toBe(401);
    expect((await admin!.request('GET', `${documents}/${id}/versions/3/content`)).status).toBe(404);
    const other = await served.fixtures.project();
    expect((await admin!.request('GET', `/api/projects/${other.id}/documents/${id}/content`)).status).toBe(404);
    const { body: entries } = await admin!.request('GET', '/api/admin/audit-entries?entity=projectDocument&sort=-id');
    expect(JSON.parse(entries.find(({ action }: { action: string }) => action === 'update').after)).toMatchObject({
      version: 2,
      fileName: 'informe-2.pdf',
    });
  });

  test('each holder is told once of a document, unless the administrator says not to', async () => {
    const tell = async () =>
      (await holder!.graphql('{ myNotifications { kind title body path } }')).data?.myNotifications;
    const before = (await tell()).length;
    await upload({ title: 'En silencio', notifiesHolders: 'false' });
    await upload({ title: 'Avalúo 2026', kind: 'appraisal' });
    const after = await tell();
    expect(after.length - before).toBe(1);
    expect(after[0]).toEqual({
      kind: 'project_update',
      title: 'Novedades de Casa',
      body: 'Nuevo documento: Avalúo 2026',
      path: `/marketplace/${project}`,
    });
  });

  test('a retry with the same key stores nothing more, and other data with it are refused', async () => {
    const headers = { 'idempotency-key': 'una-clave-de-prueba' };
    const form = () => toForm(pdf, { title: 'Una vez', notifiesHolders: 'false' });
    const first = await send(admin, documents, form(), headers);
    expect((await send(admin, documents, form(), headers)).body).toEqual(first.body);
    expect((await send(admin, documents, toForm(pdf, { title: 'Otra' }), headers)).status).toBe(409);
    expect((await readTitles(admin)).filter((title: string) => title === 'Una vez')).toHaveLength(1);
  });

  test('a version sent again with the same key is stored once, and another file with it is refused', async () => {
    const { id } = await upload({ title: 'Con versiones', visibility: 'everybody' });
    const headers = { 'idempotency-key': 'clave-de-una-version' };
    const versions = `${documents}/${id}/versions`;
    const first = await send(admin, versions, toForm(pdf), headers);
    expect([first.status, first.body.current.version]).toEqual([201, 2]);
    expect((await send(admin, versions, toForm(pdf), headers)).body).toEqual(first.body);
    expect((await send(admin, versions, toForm(Buffer.concat([pdf, Buffer.from('\n')])), headers)).status).toBe(409);
  });

  test('a document is deleted with its versions, once', async () => {
    const { id } = await upload({ title: 'Se va', visibility: 'everybody' });
    expect((await holder!.request('DELETE', `${documents}/${id}`)).status).toBe(403);
    expect((await admin!.request('DELETE', `${documents}/${id}`)).body).toEqual({ id });
    expect((await admin!.request('DELETE', `${documents}/${id}`)).status).toBe(404);
    expect((await visitor!.request('GET', toContentPath(id))).status).toBe(404);
  });

  test('nothing is read of a form whose sender may not upload', async () => {
    const big = toForm(Buffer.alloc(5_000_000), { title: 'x' });
    expect((await send(undefined, documents, big)).status).toBe(401);
    expect((await send(holder, documents, big)).status).toBe(403);
    expect((await send(admin, documents, big, { origin: 'https://evil.example' })).status).toBe(403);
  });

  test.each<[string, number, FormData, Fields]>([
    ['without a file', 400, toForm(null, { title: 'x' }), { file: messages.uploadMissing }],
    ['without a title', 400, toForm(pdf), { title: messages.documentTitle }],
    ['with an unknown field', 400, toForm(pdf, { title: 'x', owner: '1' }), { owner: messages.unknownField }],
    ['with a wrong kind', 400, toForm(pdf, { title: 'x', kind: 'svg' }), { kind: messages.invalidValue }],
    ['with a wrong type', 400, toForm(Buffer.from('MZ'), { title: 'x' }), { file: messages.uploadDocumentType }],
    [
      'with an SVG',
      400,
      toForm(Buffer.from('<svg onload="alert(1)"></svg>'), { title: 'x' }, 'a.svg'),
      { file: messages.uploadSvg },
    ],
    [
      'with a page behind its PDF',
      400,
      toForm(Buffer.concat([pdf, Buffer.from('<script>1</script>')]), { title: 'x' }),
      { file: messages.uploadPolyglot },
    ],
    ['with a path in its name', 400, toForm(pdf, { title: 'x' }, '../../web/index.pdf'), { file: messages.uploadPath }],
    ['with another name for its file', 400, rename(toForm(null, { title: 'x' })), { file: messages.uploadOne }],
  ])('a form %s is refused with %i', async (_what, expected, form, errors) => {
    const { status, body } = await send(admin, documents, form);
    expect([status, body.errors]).toEqual([expected, errors]);
  });

  test('a file that would be the third to wait of its user is refused before it is read', async () => {
    const { fileReaders } = served.gateway.services;
    const gate = createGate();
    const held = Array.from({ length: 4 }, () => fileReaders.admit(adminId, () => gate.opened));
    const answer = await send(admin, documents, toForm(Buffer.alloc(5_000_000), { title: 'x' }));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '12']);
    expect(answer.body).toMatchObject({ code: 'BUSY', message: messages.filesBusy });
    gate.open();
    await Promise.all(held);
    await upload({ title: 'Después', notifiesHolders: 'false' });
  });

  test('a file above 10 MB is refused, whether its form says how long it is or not', async () => {
    const { status, body } = await send(
      admin,
      documents,
      toForm(Buffer.alloc(limits.upload.bytes + 1), { title: 'x' }),
    );
    expect([status, body.code, body.message]).toEqual([413, 'PAYLOAD_TOO_LARGE', messages.uploadTooLarge]);
    const huge = toForm(Buffer.alloc(limits.upload.bytes + 200_000), { title: 'x' });
    expect((await send(admin, documents, huge)).status).toBe(413);
  });

  test('a malformed or truncated form is a bad request', async () => {
    const json = await admin!.request('POST', documents, { title: 'x' });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    for (const body of ['--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nabc', '--x', ''])
      expect(
        (await admin!.request('POST', documents, body, { 'content-type': 'multipart/form-data; boundary=x' })).status,
      ).toBe(400);
    expect((await admin!.request('POST', documents, 'x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
  });

  test('a file cannot be sent to /graphql', async () => {
    const { errors } = await admin!.graphql(
      'mutation ($file: Upload!) { addProjectPicture(projectId: 1, file: $file) { id } }',
      { file: { fileName: 'a.png', bytes: 'AAAA' } },
    );
    expect(errors?.[0]?.extensions).toMatchObject({ status: 400 });
  });

  test.each([
    '/api/projects/x/documents/1/content',
    '/api/projects/1/documents/0/content',
    '/api/projects/1/pictures/1e3',
  ])('%s names no record: 400', async (path) => {
    expect((await visitor!.request('GET', path)).status).toBe(400);
  });

  test('other methods are refused, and unknown parameters too', async () => {
    const { status, headers } = await visitor!.request('DELETE', toContentPath(1));
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await visitor!.request('GET', `${toContentPath(1)}?version=1`)).status).toBe(400);
  });

  test('a key reads what an administrator does only with the scope of projects', async () => {
    const { id } = await upload({ title: 'Con clave', visibility: 'holders', notifiesHolders: 'false' });
    const read = async (scope: string) => {
      const { body } = await admin!.request('POST', '/api/admin/api-keys', { name: 'Prueba', scopes: [scope] });
      return (await visitor!.request('GET', toContentPath(id), undefined, { authorization: `Bearer ${body.key}` }))
        .status;
    };
    expect([await read('projects:read'), await read('waitlist:read')]).toEqual([200, 404]);
  });
});

test('no file is stored while the scanner of uploads does not answer', async () => {
  const served = await serveEmptyRest('sqlite', {
    // Nothing listens there.
    config: { malwareScanner: { host: '127.0.0.1', port: 1 } },
  });
  try {
    const admin = await served.signedInAdmin();
    const { id } = await served.fixtures.project();
    const form = toForm(pdf, { title: 'Escritura' });
    const { status, headers, body } = await sendForm(admin, `/api/admin/projects/${id}/documents`, form);
    expect([status, headers.get('retry-after')]).toEqual([503, '30']);
    expect(body).toMatchObject({ code: 'UNAVAILABLE', message: messages.uploadNotScanned });
    expect((await admin.request('GET', `/api/projects/${id}/documents`)).body).toEqual([]);
  } finally {
    await served.close();
  }
});

function rename(form: FormData): FormData {
  form.append('archivo', new Blob([new Uint8Array(pdf)]), 'a.pdf');
  return form;
}

test('the document has each route with its errors', () => {
  const { paths } = JSON.parse(readOpenApiFile());
  for (const route of fileRoutes) {
    const statuses = Object.keys(paths[route.path]?.[route.method.toLowerCase()]?.responses ?? {});
    const expected = [
      route.status ?? (route.method === 'POST' ? 201 : 200),
      ...(route.kind === 'content' ? [304] : []),
      ...new Set(listErrorCodes(route).map((code) => errorCodes[code].status)),
    ];
    expect([route.path, statuses.map(Number)]).toEqual([route.path, expected]);
  }
});
