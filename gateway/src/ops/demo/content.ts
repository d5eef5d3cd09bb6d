import { addDays, getEndOfDate } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { FileStore, StoredFile } from '../../platform/files/file-store';
import { ProjectDocument, ProjectDocumentVersion, ProjectUpdate } from '../../investing/records';

/** The project that tells something, and the administrator who wrote it. */
const [projectId, uploadedBy] = [6, 1];

const documents = [
  {
    title: 'Resumen de la escritura',
    kind: 'deed',
    visibility: 'holders',
    fileName: 'resumen-de-la-escritura.pdf',
    text: 'Resumen de la escritura. Documento de demostración, sin valor legal.',
    daysAgo: 200,
  },
  {
    title: 'Avalúo independiente',
    kind: 'appraisal',
    visibility: 'everybody',
    fileName: 'avaluo-independiente.pdf',
    text: 'Avalúo independiente. Documento de demostración, sin valor legal.',
    daysAgo: 40,
  },
] as const;

const updates = [
  {
    kind: 'obra',
    title: 'Terminamos los acabados de las áreas comunes',
    text: 'El patio y los pasillos ya están en uso.\n\nQueda la señalización, que se instala este mes.',
    daysUntil: null,
    visibility: 'everybody',
    daysAgo: 120,
  },
  {
    kind: 'retraso',
    title: 'La instalación de la bomba de agua se atrasa',
    text: 'El proveedor entrega el equipo más tarde de lo acordado. Las rentas no cambian.',
    daysUntil: 45,
    visibility: 'holders',
    daysAgo: 60,
  },
  {
    kind: 'valoracion',
    title: 'El avalúo supera el valor de compra',
    text: 'Publicamos el informe completo en los documentos del proyecto.',
    daysUntil: null,
    visibility: 'everybody',
    daysAgo: 40,
  },
] as const;

// In the morning in Ecuador, so that the day is the same everywhere.
const toInstant = (day: string, daysAgo: number): Date =>
  new Date(getEndOfDate(addDays(day, -daysAgo)).getTime() - 14 * 3_600_000);

/** A PDF of one line in a font that every reader has, written out: each first start makes two, and a library takes most of its time. */
function createPdf(text: string): Buffer {
  const content = `BT /F1 14 Tf 72 770 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-EC) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  // One byte for each character, as the encoding of the font has it.
  return Buffer.from(pdf, 'latin1');
}

/** Stores the contents of the demonstration documents, before the transaction that refers to them. */
export const storeDemoDocuments = (files: FileStore): Promise<StoredFile[]> =>
  Promise.all(documents.map(({ text }) => files.put(createPdf(text))));

/** Inserts the updates of one project, and the documents whose contents are stored. `day` is that of the first start. */
export async function insertDemoContent(
  manager: EntityManager,
  stored: readonly StoredFile[],
  day: string,
): Promise<void> {
  for (const { daysAgo, daysUntil, ...update } of updates) {
    const newDate = daysUntil === null ? null : addDays(day, daysUntil);
    await manager.insert(ProjectUpdate, { projectId, ...update, newDate, publishedAt: toInstant(day, daysAgo) });
  }
  for (const [index, file] of stored.entries()) {
    const demo = documents[index];
    if (!demo) continue;
    const { title, kind, visibility, fileName, daysAgo } = demo;
    const createdAt = toInstant(day, daysAgo);
    const row = manager.create(ProjectDocument, {
      projectId,
      title,
      kind,
      visibility,
      createdAt,
      updatedAt: createdAt,
    });
    await manager.insert(ProjectDocument, row);
    await manager.insert(ProjectDocumentVersion, {
      documentId: row.id,
      version: 1,
      fileName,
      contentType: 'application/pdf',
      ...file,
      uploadedBy,
      createdAt,
    });
  }
}
