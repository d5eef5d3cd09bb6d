import { crc32, deflateSync } from 'node:zlib';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { messages } from '@cimiento/contracts';
import sharp from 'sharp';
import { minimalPdf } from '../../testing/minimal-pdf';
import { createPrepareUpload } from './prepare-upload';
import type { UploadPurpose } from './read-uploaded';
import { FileReaders } from './reader/file-readers';
import { SpooledFile } from './spooled-file';
import { Upload } from './upload';

const pdf = minimalPdf();
const readers = new FileReaders({ warn: () => undefined });
const square = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#8a6d3b' } });
const prepare = (fileName: string, bytes: Buffer | string, purpose: UploadPurpose = 'document') =>
  createPrepareUpload(readers, () => Promise.resolve())(
    new Upload(fileName, SpooledFile.of(Buffer.from(bytes))),
    purpose,
  );
const refusal = (message: string) => ({ extensions: { code: 'VALIDATION_FAILED', errors: { file: message } } });

const createChunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/** A PNG of one bit for each pixel, which is small however many there are. */
function createPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc(height * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    createChunk('IHDR', header),
    createChunk('IDAT', rows),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an upload', () => {
  test('that is a plain PDF stays as it is', async () => {
    expect(await prepare('Escritura.pdf', pdf)).toEqual({
      bytes: pdf,
      contentType: 'application/pdf',
      fileName: 'Escritura.pdf',
      width: null,
      height: null,
    });
  });

  test.each(['png', 'jpeg', 'webp'] as const)(
    'that is a picture (%s) is encoded anew without its metadata',
    async (format) => {
      const secret = 'Casa de la familia Paredes';
      const original = await square()
        .withExif({ IFD0: { ImageDescription: secret }, IFD3: { GPSLatitude: '0/1 10/1 0/1' } })
        .toFormat(format)
        .toBuffer();
      expect((await sharp(original).metadata()).exif?.includes(secret)).toBe(true);
      const { bytes, contentType, fileName, width, height } = await prepare('foto', original);
      expect([contentType, width, height]).toEqual([`image/${format}`, 40, 20]);
      expect(fileName).toBe(`foto.${format === 'jpeg' ? 'jpg' : format}`);
      expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    },
  );

  test.each<[UploadPurpose, string]>([
    ['document', 'escritura.pdf'],
    ['picture', 'foto.png'],
  ])('that is a %s is scanned as it came, and refused as the scan says', async (purpose, name) => {
    const bytes = purpose === 'document' ? pdf : await square().png().toBuffer();
    const scanned: Buffer[] = [];
    const scan = async (file: SpooledFile): Promise<void> => {
      scanned.push(await file.read());
      throw new Error('malware');
    };
    await expect(createPrepareUpload(readers, scan)(new Upload(name, SpooledFile.of(bytes)), purpose)).rejects.toThrow(
      'malware',
    );
    expect(scanned).toEqual([bytes]);
  });

  test('that is a picture with something behind it loses that', async () => {
    const png = await square().png().toBuffer();
    const tail = '<script>alert(document.domain)</script>';
    const { bytes } = await prepare('foto.png', Buffer.concat([png, Buffer.from(tail)]));
    expect(bytes.includes(tail)).toBe(false);
  });

  test('that is a picture of a page is turned upright and made small enough', async () => {
    const wide = await sharp({ create: { width: 3000, height: 1000, channels: 3, background: '#456' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await prepare('ancha.jpg', wide, 'picture')).toMatchObject({ width: 667, height: 2000 });
    await expect(prepare('no.pdf', pdf, 'picture')).rejects.toMatchObject(refusal(messages.uploadPictureType));
  });

  test('that is a 100-megapixel picture is refused by its header', async () => {
    const bomb = createPng(10_000, 10_000);
    expect(await sharp(bomb, { limitInputPixels: false }).metadata()).toMatchObject({ width: 10_000, height: 10_000 });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(prepare('bomba.png', bomb)).rejects.toMatchObject(refusal(messages.uploadPixels));
  });

  test.each([
    ['vacio.pdf', '', messages.uploadEmpty],
    ['pagina.pdf', '<!doctype html><script>alert(1)</script>', messages.uploadDocumentType],
    ['texto.png', 'hola', messages.uploadDocumentType],
    ['programa.pdf', `MZ${'\0'.repeat(200)}`, messages.uploadDocumentType],
    ['animado.png', `GIF89a${'\0'.repeat(40)}`, messages.uploadDocumentType],
    ['dibujo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', messages.uploadSvg],
    ['dibujo.png', '<?xml version="1.0"?><!-- x -->\n<svg onload="alert(1)"/>', messages.uploadSvg],
    ['cortado.pdf', pdf.subarray(0, 60), messages.uploadDamagedPdf],
    [
      'cortada.png',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000280000001408020000', 'hex'),
      messages.uploadDamagedPicture,
    ],
  ])('named %s is refused for its content', async (name, bytes, message) => {
    await expect(prepare(name, bytes)).rejects.toMatchObject(refusal(message));
  });

  test.each([
    ['a page', Buffer.concat([pdf, Buffer.from('<html><script>alert(1)</script></html>')])],
    [
      'a page in its first lines',
      Buffer.from(pdf.toString('latin1').replace('\n', '\n%<script>alert(1)</script>\n'), 'latin1'),
    ],
    ['a ZIP archive', Buffer.concat([pdf, Buffer.from('504b0506' + '00'.repeat(18), 'hex')])],
    [
      'a ZIP archive whose comment looks like the end of a PDF',
      Buffer.concat([pdf, Buffer.from('504b0506' + '00'.repeat(16) + '0600', 'hex'), Buffer.from('%%EOF\n')]),
    ],
  ])('that is a PDF and %s is refused', async (_what, bytes) => {
    await expect(prepare('doble.pdf', bytes)).rejects.toMatchObject(refusal(messages.uploadPolyglot));
  });

  test.each([
    '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
    '/OpenAction << /S /Java#53cript >>',
    '/Ope#6eAction << /S /URI /URI (https://sitio.example) >>',
    '/AA << /O << /S /Launch >> >>',
    '/AA << /WC << /S /#4caunch /F (cmd.exe) >> >>',
    '/Names << /EmbeddedFiles << /Names [] >> >>',
    '/AcroForm << /XFA (datos) >>',
    '/OpenAction << /S /GoToR /F (otro.pdf) >>',
  ])('that is a PDF with %s is refused, and the same letters in a compressed part are not', async (action) => {
    await expect(prepare('activo.pdf', minimalPdf({ catalog: action }))).rejects.toMatchObject(
      refusal(messages.uploadScripts),
    );
    expect(await prepare('plano.pdf', minimalPdf({ content: action }))).toMatchObject({ fileName: 'plano.pdf' });
  });

  test('that is a PDF with an action behind the comment of a stream is refused', async () => {
    const hidden = '%stream\n9 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj\n%endstream\nxref';
    const bytes = Buffer.from(pdf.toString('latin1').replace('xref', hidden), 'latin1');
    await expect(prepare('oculto.pdf', bytes)).rejects.toMatchObject(refusal(messages.uploadScripts));
  });

  test('that is a PDF with an action in a compressed object is refused', async () => {
    const objects = deflateSync(Buffer.from('9 0 << /S /Launch /F (cmd.exe) >>'));
    const head = `8 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${objects.length} >>\nstream\n`;
    const parts = pdf.toString('latin1').split('xref\n');
    const bytes = Buffer.concat([
      Buffer.from(`${parts[0]}${head}`, 'latin1'),
      objects,
      Buffer.from(`\nendstream\nendobj\nxref\n${parts.slice(1).join('xref\n')}`, 'latin1'),
    ]);
    await expect(prepare('comprimido.pdf', bytes)).rejects.toMatchObject(refusal(messages.uploadScripts));
  });

  test.each(['/OpenAction [3 0 R /Fit]', '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>', '/PageMode /UseOutlines'])(
    'that is a PDF with %s stays',
    async (catalog) => {
      expect(await prepare('normal.pdf', minimalPdf({ catalog }))).toMatchObject({ fileName: 'normal.pdf' });
    },
  );

  test('that is a protected PDF is refused with what to do', async () => {
    const bytes = Buffer.from(
      pdf.toString('latin1').replace('/Root 1 0 R', '/Root 1 0 R /Encrypt << /Filter /Standard /V 1 >>'),
      'latin1',
    );
    await expect(prepare('protegido.pdf', bytes)).rejects.toMatchObject(refusal(messages.uploadEncryptedPdf));
  });

  test.each([
    ['comments before a drawing', Buffer.from(`${'<!---->'.repeat(500)}x`)],
    ['starts of streams', Buffer.from(`%PDF-1.7\n${'stream\n'.repeat(40_000)}\n%%EOF`)],
    ['starts of objects', Buffer.from(`%PDF-1.7\n${'1 0 obj\n<<'.repeat(4000)}\n%%EOF`)],
  ])('of many %s leaves the event loop free', async (_what, bytes) => {
    const gaps = monitorEventLoopDelay({ resolution: 5 });
    gaps.enable();
    await expect(prepare('raro.pdf', bytes)).rejects.toMatchObject({ extensions: { code: 'VALIDATION_FAILED' } });
    gaps.disable();
    expect(gaps.max / 1e6).toBeLessThan(5000);
  });

  test.each(['../../etc/passwd.pdf', 'C:\\fotos\\casa.pdf', 'a/b.pdf', '..', 'c:casa.pdf'])(
    'named %s is refused for its path',
    async (name) => {
      await expect(prepare(name, pdf)).rejects.toMatchObject(refusal(messages.uploadPath));
    },
  );

  test.each([
    ['Escritura nº 7 (final).PDF', 'Escritura nº 7 (final).pdf'],
    ['  ..oculto.pdf ', 'oculto.pdf'],
    ['con"comillas";\r\nSet-Cookie: a=b.pdf', 'con comillas Set-Cookie a b.pdf'],
    ['foto\u202Egnp.pdf', 'foto gnp.pdf'],
    ['pagina.html', 'pagina.pdf'],
    ['', 'archivo.pdf'],
    [`${'ñ'.repeat(300)}.pdf`, `${'ñ'.repeat(116)}.pdf`],
  ])('named %j is kept as %j', async (name, kept) => {
    expect((await prepare(name, pdf)).fileName).toBe(kept);
  });
});
