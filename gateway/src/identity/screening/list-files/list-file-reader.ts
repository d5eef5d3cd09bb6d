import type { ScreeningListKind } from '@cimiento/contracts';
// All of the contracts would take 20 MB of the process.
import { identityMessages } from '@cimiento/contracts/identity-messages';
import { serveReader } from '../../../platform/files/reader/serve-reader';
import { RefusedList } from './list-entry';
import type { ListAnswer } from './read-in-process';
import { packEntries, readList } from './read-list';

serveReader((bytes, { kind, altAt }: { kind: ScreeningListKind; altAt: number | null }) => {
  const file = altAt === null ? bytes : bytes.subarray(0, altAt);
  const alt = altAt === null ? null : bytes.subarray(altAt);
  try {
    const value: ListAnswer = {};
    return Promise.resolve({ value, bytes: packEntries(readList({ kind, file, alt })) });
  } catch (error) {
    // Text that the parser cannot read is another file.
    const value: ListAnswer = { refusal: error instanceof RefusedList ? error.message : identityMessages.listFormat };
    return Promise.resolve({ value });
  }
});
