import { statementFileMessages } from '@cimiento/contracts';
import { serveReader } from '../../platform/files/reader/serve-reader';
import type { StatementAnswer } from './read-in-process';
import { readStatementFile } from './read-statement-file';
import { RefusedFile, type WantedMapping } from './statement-reading';

serveReader(async (bytes, wanted: WantedMapping) => {
  const value: StatementAnswer = await readStatementFile(bytes, wanted).then(
    (reading) => ({ reading }),
    // What a library cannot read is damaged: banks write what the formats say.
    (error: unknown) => ({ refusal: error instanceof RefusedFile ? error.message : statementFileMessages.damaged }),
  );
  return { value };
});
