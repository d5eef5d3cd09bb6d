import path from 'node:path';
import { messages, toCalendarDate, toTimeOfDay, uploadTypes, type UploadType } from '@cimiento/contracts';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { ExpectedError, notFound } from '../../platform/errors';
import type { FileStore } from '../../platform/files/file-store';
import type { FileReaders } from '../../platform/files/reader/file-readers';
import type { ReaderProgram } from '../../platform/files/reader/reader-process';
import { SpooledFile } from '../../platform/files/spooled-file';
import type { Actor, Viewer } from '../../platform/request';
import { IdentityCase, IdentityDocument } from '../records';
import type { IdentitySeal } from '../records/identity-seal';
import { assertReviewable } from './case-claim';
import { logView } from './log-case';
import type { IdentityDocumentFile } from './review.types';

const program: ReaderProgram = {
  path: path.resolve(__dirname, '../../../dist/identity/review/watermark-reader.js'),
  heapMb: 192,
  memoryMb: 448,
  cpuSeconds: 12,
  timeMs: 60_000,
};

// Seconds after which a picture that took too long is asked for again.
const retryAfter = 12;

type ViewParts = { database: Database; seal: IdentitySeal; files: FileStore; readers: Pick<FileReaders, 'read'> };

/** Documents as reviewers see them: a picture names its viewer and the time, and each view leaves an audit entry. */
export class IdentityDocumentViews {
  constructor(private readonly parts: ViewParts) {}

  /** @throws NOT_FOUND, FORBIDDEN for one's own case, BUSY */
  async read(caseId: number, id: number, viewer: Viewer, by: Actor): Promise<IdentityDocumentFile> {
    const { database, seal, files } = this.parts;
    assertReviewable(await getOrThrow(database.reader, IdentityCase, caseId), viewer.id);
    const document = await database.reader.findOneBy(IdentityDocument, { id, caseId });
    if (!document) throw notFound();
    const { kind } = document;
    const contentType = document.contentType as UploadType;
    const bytes = seal.openDocument(caseId, kind, await files.read(document.sha256));
    // Before the bytes leave: a view that is not recorded is none.
    await database.transaction((manager) => logView(manager, by, document));
    const shown = contentType === 'application/pdf' ? bytes : await this.mark(bytes, viewer.fullName);
    const fileName = `caso-${caseId}-${kind}.${uploadTypes[contentType].extension}`;
    return { fileName, contentType, base64: shown.toString('base64') };
  }

  private async mark(bytes: Buffer, name: string): Promise<Buffer> {
    const now = new Date();
    const file = SpooledFile.of(bytes);
    try {
      const text = `${name} · ${toCalendarDate(now)} ${toTimeOfDay(now)}`;
      const reading = await this.parts.readers.read<object>(program, file, { text });
      if (reading === null) throw new ExpectedError('BUSY', messages.filesBusy, { retryAfter });
      return reading.bytes;
    } finally {
      file.close();
    }
  }
}
