import { deflateSync } from 'node:zlib';
import { minimalPdf } from '../../../testing/minimal-pdf';
import { readPdf } from '../../../testing/read-pdf';
import { findPdfActions } from './find-pdf-actions';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const plain = minimalPdf().toString('latin1');
const withCatalog = (catalog: string): Buffer => minimalPdf({ catalog });

/** A document that something was added to, as programs do that sign or edit it; `table` is whether a table names what was added. */
function update(base: string, objects: Record<number, string>, trailer = '', table = true): Buffer {
  const previous = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(base)?.[1] ?? '0';
  let text = base;
  const rows = Object.entries(objects).map(([number, body]) => {
    const offset = text.length;
    text += `${number} 0 obj\n${body}\nendobj\n`;
    return `${number} 1\n${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = table ? text.length : Number(previous);
  if (table) text += `xref\n${rows.join('')}trailer\n<< /Size 20 /Root 1 0 R /Prev ${previous} ${trailer} >>\n`;
  return latin(`${text}startxref\n${start}\n%%EOF\n`);
}

/** A document with one more object, before its table. */
const insert = (object: string | Buffer, base = plain): Buffer => {
  const at = base.indexOf('xref\n');
  return Buffer.concat([
    latin(base.slice(0, at)),
    typeof object === 'string' ? latin(object) : object,
    latin(base.slice(at)),
  ]);
};

/** A stream of objects; `head` and `tail` are entries of its dictionary. */
function pack(
  objects: Record<number, string>,
  dict = '/Type /ObjStm /Filter /FlateDecode',
  edit = (data: Buffer) => data,
): Buffer {
  let [header, body] = ['', ''];
  for (const [number, text] of Object.entries(objects)) {
    header += `${number} ${body.length} `;
    body += `${text} `;
  }
  const raw = latin(header + body);
  const data = dict.includes('/Filter') ? edit(deflateSync(raw)) : raw;
  const entries = `${dict} /N ${Object.keys(objects).length} /First ${header.length} /Length ${data.length}`;
  return Buffer.concat([latin(`8 0 obj\n<< ${entries} >>\nstream\n`), data, latin('\nendstream\nendobj\n')]);
}

const runsScript = '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>';
const harmless = '<< /Type /Catalog /Pages 2 0 R  >>';
const link = (uri: string) => `/Annots [<< /Subtype /Link /A << /S /URI /URI ${uri} >> >>]`;

test.each<[string, Buffer]>([
  [
    'a second, harmless catalog that no table names',
    update(plain.replace(harmless, runsScript), { 1: harmless }, '', false),
  ],
  [
    'a second, harmless catalog',
    update(withCatalog('/OpenAction << /S /JavaScript >>').toString('latin1'), { 1: harmless }),
  ],
  ['a script that an update brings', update(plain, { 1: runsScript })],
  [
    'a script in an object that an update deletes',
    update(update(plain, { 9: '<< /S /Launch >>' }).toString('latin1'), { 10: '<< >>' }),
  ],
  ['two values of one key', withCatalog('/OpenAction << /S /JavaScript /S /GoTo /D [3 0 R /Fit] >>')],
  ['two actions of one key', withCatalog('/OpenAction << /S /URI >> /OpenAction [3 0 R /Fit]')],
  [
    'an action that is referred to',
    update(plain, {
      1: `<< /Type /Catalog /Pages 2 0 R /OpenAction 9 0 R >>`,
      9: '<< /S /URI /URI (https://a.example) >>',
    }),
  ],
  ['an action that is not there', withCatalog('/OpenAction 99 0 R')],
  [
    'an action whose number is behind a comment',
    insert('9 0%x\nobj << /S /Named /N /Print >> endobj\n', withCatalog('/OpenAction 9 0 R').toString('latin1')),
  ],
  [
    'a kind of action that is referred to',
    insert('9 0 obj /JavaScript endobj\n', withCatalog('/X << /S 9 0 R >>').toString('latin1')),
  ],
  [
    'an action behind one that shows a page',
    withCatalog('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://a.example) >> >>'),
  ],
  ['a catalog in its trailer', latin(plain.replace('/Root 1 0 R', `/Root ${runsScript}`))],
  ['an object inside a stream, to which a table may point', minimalPdf({ content: `9 0 obj ${runsScript} endobj` })],
  ['an object inside a text', withCatalog(`/Note (9 0 obj ${runsScript} endobj)`)],
  ['an object without a blank before its keyword', insert('9 0obj<</S/Launch>>endobj\n')],
  ['an object without its end', insert('9 0 obj << /S /Launch /F (cmd.exe)\n')],
  ['packed objects', insert(pack({ 9: runsScript }))],
  ['packed objects that are not compressed', insert(pack({ 9: runsScript }, '/Type /ObjStm'))],
  [
    'packed objects that do not say what they are',
    insert(pack({ 9: runsScript }, '/Type /Other /Filter /FlateDecode')),
  ],
  [
    'packed objects with a wrong length',
    insert(
      latin(
        pack({ 9: runsScript })
          .toString('latin1')
          .replace(/\/Length \d+/, '/Length 3'),
      ),
    ),
  ],
  ['encoded names', withCatalog('/#4fpenAction << /#53 /#4aavaScript >>')],
  ['names of scripts', withCatalog('/Names << /JavaScript 9 0 R >>')],
  ['actions of a field', withCatalog('/AcroForm << /Fields [<< /AA << /K << /S /GoTo >> >> >>] >>')],
  ['actions elsewhere', withCatalog('/AA 9 0 R')],
  ['a form of XFA', withCatalog('/AcroForm << /XFA [(a) 9 0 R] >>')],
  ['an attached file', withCatalog('/X << /Type /Filespec /EF << /F 9 0 R >> >>')],
  ['an annotation with a file', withCatalog('/Annots [<< /Subtype /FileAttachment >>]')],
  ['a film', withCatalog('/Annots [<< /Subtype /Screen /A << /S /Rendition >> >>]')],
  ['a 3D view', withCatalog('/A << /S /GoTo3DView >>')],
  ['another document', withCatalog('/A << /S /GoToR /F (\\\\\\\\server\\\\share\\\\a.pdf) >>')],
  [
    'data in another file',
    insert('9 0 obj << /Length 0 /F (\\\\\\\\server\\\\share) >>\nstream\n\nendstream endobj\n'),
  ],
])('a PDF with %s acts', (_what, bytes) => {
  expect(findPdfActions(bytes)).toBe('acts');
});

test.each([
  '(javascript:alert\\(1\\))',
  '(java\\163cript:alert)',
  '(java\\\nscript:alert)',
  '( javascript:x)',
  '(\\001https://a.example)',
  '(file:///c:/x.exe)',
  '(data:text/html,x)',
  '(\\\\\\\\server\\\\share\\\\x.exe)',
  '(//server/share)',
  '(x.exe)',
  '(tel:+593999)',
  '(http)',
  '(ht\ttps://a.example)',
  '<6a6176617363726970743a78>',
  '<FEFF006A006100760061007300630072006900700074003A>',
  '<FFFE660069006C0065003A00>',
  '<EFBBBF66696C653A>',
  '()',
  '99 0 R',
])('a link to %s is refused', (uri) => {
  expect(findPdfActions(withCatalog(link(uri)))).toBe('link');
});

test.each<[string, Buffer]>([
  ['a link by reference', insert('9 0 obj (file:///x) endobj\n', withCatalog(link('9 0 R')).toString('latin1'))],
  ['a second link', withCatalog(link('(https://a.example) /URI (file:///x)'))],
  ['a base of links', withCatalog('/URI << /Base (javascript:) >>')],
  ['a packed link', insert(pack({ 9: `<< ${link('(file:///x)')} >>` }))],
])('%s to a file is refused', (_what, bytes) => {
  expect(findPdfActions(bytes)).toBe('link');
});

test.each([
  '(https://a.example/b?c=d\\(e\\))',
  '(HTTP://a.example)',
  '( mailto:a@b.example)',
  '<FEFF0068007400740070003A>',
  '<68747470733a>',
])('a link to %s stays', (uri) => {
  expect(findPdfActions(withCatalog(link(uri)))).toBe('harmless');
});

const updated = update(plain, {
  1: '<< /Type /Catalog /Pages 2 0 R /Lang (es) >>',
  9: '<< /Type /Sig /Contents <00ff> >>',
});

test.each<[string, Buffer]>([
  ['that was edited', updated],
  ['that was edited twice', update(updated.toString('latin1'), { 1: harmless })],
  [
    'that opens on a page by reference',
    insert('9 0 obj << /S /GoTo /D [3 0 R /Fit] >> endobj\n', withCatalog('/OpenAction 9 0 R').toString('latin1')),
  ],
  ['with packed objects', insert(pack({ 9: '<< /Lang (es) >>', 10: '[1 2 (a)]' }))],
  [
    'with a link by reference',
    insert('9 0 obj (https://a.example) endobj\n', withCatalog(link('9 0 R')).toString('latin1')),
  ],
  ['with the words of actions in its texts', withCatalog('/Title (/OpenAction << /S /JavaScript >> \\) javascript:)')],
  ['with a stream of letters like objects', minimalPdf({ content: 'obj \xff\x01<<<( obj[[ trailer (' })],
  ['with comments', latin(plain.replace('2 0 R', '2 %/JS ( <<\n0 R'))],
])('a PDF %s is harmless', (_what, bytes) => {
  expect(findPdfActions(bytes)).toBe('harmless');
});

test('an edited document of these tests is one that a reader opens', async () => {
  expect(await readPdf(updated)).toBeDefined();
});

test.each<[string, Buffer, string]>([
  [
    'packed objects that are cut off',
    insert(pack({ 9: '<< >>' }, undefined, (data) => data.subarray(0, -8))),
    'damaged',
  ],
  ['no catalog', latin('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF'), 'damaged'],
  [
    'packed objects behind two filters',
    insert(pack({ 9: '<< >>' }, '/Type /ObjStm /Filter [/ASCIIHexDecode /FlateDecode]')),
    'too complex',
  ],
  ['packed objects that unpack to 600 MB', insert(pack({ 9: `(${' '.repeat(200e6)})` })), 'too complex'],
  ['very deep values', withCatalog(`/X ${'['.repeat(100_000)}`), 'too complex'],
  ['very many objects in one another', withCatalog(`/X ${'1 0 obj ('.repeat(50_000)}`), 'too complex'],
  [
    'protection in the stream of its table',
    insert('9 0 obj << /Type /XRef /Encrypt 5 0 R >>\nstream\n\nendstream endobj\n'),
    'encrypted',
  ],
  [
    'protection in an earlier version',
    update(plain.replace('/Root 1 0 R', '/Root 1 0 R /Encrypt 9 0 R'), { 1: harmless }),
    'encrypted',
  ],
])('a PDF with %s is refused', (_what, bytes, verdict) => {
  expect(findPdfActions(bytes)).toBe(verdict);
});
