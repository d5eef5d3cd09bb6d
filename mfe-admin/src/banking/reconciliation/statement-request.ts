import { useMutation } from '@apollo/client/react';
import { describePostedStatement } from '@cimiento/contracts';
import { toCallError } from '@cimiento/session';
import { useState } from 'react';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  SaveStatementMappingDocument,
  type PreviewBankStatementMutationVariables,
} from './reconciliation.generated';
import { columnFields, type FileMapping, type StatementReading } from './statement-reading';
import type { Preview } from './StatementPreview';

type Lines = StatementReading['lines'];
type StatementInput = PreviewBankStatementMutationVariables['input'];

/** 'Fila 7: …' for the faults of lines, whose rows the file numbers. */
function describeFaults(fields: Readonly<Record<string, string>>, lines: Lines): string {
  return Object.entries(fields)
    .map(([path, message]) => {
      const [, index] = /^lines\.(\d+)/.exec(path) ?? [];
      return index === undefined ? message : `Fila ${lines[Number(index)]?.row}: ${message}.`;
    })
    .join(' ');
}

/** A line as it is sent: a balance that the bank does not state is left out. */
const toLineInput = ({ balance, ...line }: Lines[number]) => ({
  ...line,
  ...(balance !== null && { balance }),
});

/** The columns as they are kept for the account's next file; null where a file has none. */
function toKept(mapping: FileMapping | null) {
  if (!mapping?.bookedOn) return null;
  const columns = Object.fromEntries(columnFields.map((field) => [field, mapping[field] ?? null]));
  const { bookedOn: date = '', ...kept } = columns;
  return {
    date: date ?? '',
    ...kept,
    dayOrder: mapping.dayOrder ?? 'dmy',
    ...(mapping.decimal && { decimal: mapping.decimal }),
  };
}

/** The request to read a file, for an account and with its balances. */
export const toStatementInput = (
  { fileSha256, fileAccounts, currency, lines }: StatementReading,
  rest: Pick<StatementInput, 'bankAccountId' | 'openingBalance' | 'closingBalance' | 'fileName'>,
): StatementInput => ({ ...rest, fileSha256, fileAccounts, currency, lines: lines.map(toLineInput) });

/** The requests of a statement: what posting it does, and posting it. The columns are kept for the account's next file. */
export function useStatementRequests(reload: () => Promise<unknown>) {
  const { save } = useRecordChanges(reload);
  const [sendPreview, previewing] = useMutation(PreviewBankStatementDocument);
  const [sendPost, posting] = useMutation(PostBankStatementDocument);
  const [sendMapping] = useMutation(SaveStatementMappingDocument);
  const [fault, setFault] = useState('');

  const preview = async (input: StatementInput, { lines }: StatementReading): Promise<Preview | null> => {
    setFault('');
    try {
      return (await sendPreview({ variables: { input } })).data?.previewBankStatement ?? null;
    } catch (error) {
      const { fields, serverMessage } = toCallError(error);
      setFault(describeFaults(fields, lines) || serverMessage);
      return null;
    }
  };
  /** Resolves to true on success. */
  const post = async (input: StatementInput, mapping: FileMapping | null): Promise<boolean> => {
    const { bankAccountId } = input;
    const kept = toKept(mapping);
    if (kept) await sendMapping({ variables: { bankAccountId, input: kept } }).catch(() => undefined);
    let toast = '';
    const send = async () => {
      const { data } = await sendPost({ variables: { input } });
      if (data) toast = describePostedStatement({ ...data.postBankStatement, ...data.postBankStatement.confirmation });
    };
    const errors = await save(send, { success: () => toast, failure: 'No se pudo registrar el extracto' });
    if (errors) setFault(Object.values(errors).join(' '));
    return !errors;
  };
  return {
    fault,
    dropFault: () => setFault(''),
    isPreviewing: previewing.loading,
    isPosting: posting.loading,
    preview,
    post,
  };
}
