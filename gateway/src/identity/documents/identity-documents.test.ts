import { messages } from '@cimiento/contracts';
import sharp from 'sharp';
import { serveGateway } from '../../testing';
import { minimalPdf } from '../../testing/minimal-pdf';
import { createPicture, IdentityDesk } from '../../testing/identity-desk';

describe('documents of identities', () => {
  const served = serveGateway('sqlite', { demoData: false });
  let desk: IdentityDesk;

  beforeAll(() => {
    desk = new IdentityDesk(served, served.admin);
  });

  const readStored = async (applicant: Awaited<ReturnType<IdentityDesk['applicant']>>, sha256: string) => {
    const { services } = served.gateway;
    const { id } = await desk.getCase(applicant.user);
    return services.identitySeal.openDocument(id, 'selfie', await services.files.read(sha256));
  };

  test.each<[string, () => Promise<Buffer>, string]>([
    [
      'a HEIC photo',
      async () => Buffer.from('000000186674797068656963000000006d69663168656963', 'hex'),
      messages.uploadHeic,
    ],
    ['a cut photo', async () => (await createPicture()).subarray(0, 300), messages.uploadDamagedPicture],
    ['an SVG', async () => Buffer.from('<svg onload="alert(1)"></svg>'), messages.uploadSvg],
    ['a text', async () => Buffer.from('hola'), messages.uploadDocumentType],
    [
      'a PDF with a page behind it',
      async () => Buffer.concat([minimalPdf(), Buffer.from('<script>1</script>')]),
      messages.uploadPolyglot,
    ],
    ['nothing', async () => Buffer.alloc(0), messages.uploadEmpty],
    [
      'a picture of too many pixels',
      () =>
        sharp({ create: { width: 6000, height: 5000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      messages.uploadPixels,
    ],
  ])('%s is refused with what to do', async (_what, create, message) => {
    const applicant = await desk.applicant();
    await expect(desk.upload(applicant, 'selfie', await create())).rejects.toMatchObject({
      extensions: { code: 'VALIDATION_FAILED', errors: { file: message } },
    });
    expect(await applicant.client.send('myIdentityDocuments', {}, 'id')).toEqual([]);
  });

  test('a rotated photo with a position is stored upright and without it', async () => {
    const applicant = await desk.applicant();
    const rotated = await sharp(await createPicture())
      .withExif({ IFD0: { Copyright: 'secreto', Orientation: '6' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { sha256 } = await desk.upload(applicant, 'selfie', rotated);
    const stored = await readStored(applicant, sha256);
    const { width, height, exif, orientation } = await sharp(stored).metadata();
    expect([width, height, exif, orientation]).toEqual([120, 200, undefined, undefined]);
  });

  test('a PDF is stored as it is', async () => {
    const applicant = await desk.applicant();
    const { sha256 } = await desk.upload(applicant, 'selfie', minimalPdf());
    expect((await readStored(applicant, sha256)).equals(minimalPdf())).toBe(true);
  });
});
