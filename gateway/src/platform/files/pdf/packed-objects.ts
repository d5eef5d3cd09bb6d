import { inflateSync } from 'node:zlib';
import { type PdfBudget, PdfComplexError, type PdfValue, PdfSyntax } from './pdf-syntax';

/** Compressed objects that no reader can read. */
export class PdfDamagedError extends Error {
  override readonly name = 'PdfDamagedError';
}

/** Bytes that compressed parts may still take, unpacked. */
export type UnpackBudget = PdfBudget & { bytes: number };

/** @throws PdfComplexError before it takes more memory than is left */
function inflate(packed: Buffer, budget: UnpackBudget): Buffer {
  if (budget.bytes <= 0) throw new PdfComplexError();
  try {
    const unpacked = inflateSync(packed, { maxOutputLength: budget.bytes });
    budget.bytes -= unpacked.length;
    budget.letters += 2 * unpacked.length;
    return unpacked;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw new PdfDamagedError();
    budget.bytes = 0;
    throw new PdfComplexError();
  }
}

type Dict = Extract<PdfValue, { kind: 'dict' }>;

const listValues = ({ entries }: Dict, ...names: string[]): PdfValue[] =>
  entries.filter(([name]) => names.includes(name)).map(([, value]) => value);

/** The one number of a name. @throws PdfComplexError where readers could find another one */
function getNumber(dict: Dict, name: string): number {
  const [value, ...others] = listValues(dict, name);
  if (value?.kind !== 'number' || others.length > 0) throw new PdfComplexError();
  return value.value;
}

/** Whether the data are compressed as all programs write them; false for data as they are. @throws PdfComplexError for any other form */
function isDeflated(dict: Dict): boolean {
  const parameters = listValues(dict, 'DecodeParms', 'DP').flatMap((value) =>
    value.kind === 'array' ? value.items : [value],
  );
  const filters = listValues(dict, 'Filter');
  if (filters.length > 1 || parameters.some((value) => value.kind !== 'word')) throw new PdfComplexError();
  const [filter] = filters;
  if (filter === undefined) return false;
  const [only, ...others] = filter.kind === 'array' ? filter.items : [filter];
  if (only?.kind === 'name' && /^(?:FlateDecode|Fl)$/.test(only.text) && others.length === 0) return true;
  throw new PdfComplexError();
}

/**
 * The objects that a stream holds, with their numbers. A stream is read as one with objects whatever it says that it is: some readers do.
 * @throws PdfComplexError, PdfDamagedError
 */
export function* readPackedObjects(
  dict: Dict,
  bytes: Buffer,
  start: number,
  budget: UnpackBudget,
): Generator<[number: number, value: PdfValue]> {
  const isTyped = listValues(dict, 'Type').some((value) => value.kind === 'name' && value.text === 'ObjStm');
  const names = ['N', 'First'].filter((name) => listValues(dict, name).length > 0);
  if (!isTyped && names.length < 2) return;
  const [count, first] = [getNumber(dict, 'N'), getNumber(dict, 'First')];
  // What follows a compressed part is ignored, as readers do, so that a wrong length hides nothing.
  const data = bytes.subarray(start);
  const end = data.indexOf('endstream');
  const text = (isDeflated(dict) ? inflate(data, budget) : data.subarray(0, end < 0 ? undefined : end)).toString(
    'latin1',
  );
  const header = new PdfSyntax(text, budget);
  for (let index = 0; index < count; index += 1) {
    const [number, offset] = [header.read(), header.read()];
    if (number.kind !== 'number' || offset.kind !== 'number') throw new PdfDamagedError();
    yield [number.value, new PdfSyntax(text, budget, first + offset.value).read()];
  }
}
