import { toCallError } from '@cimiento/session';
import { useRef, useState } from 'react';
import { findFileProblem } from '../../shared/files/FileField';
import { readStatement, type FileMapping, type StatementReading } from './statement-reading';

type State = { file: File | null; reading: StatementReading | null; fault: string; isReading: boolean };
const empty: State = { file: null, reading: null, fault: '', isReading: false };

/** A bank's file and what the server read of it. Of several readings the last one counts. */
export function useStatementFile(onRead: (reading: StatementReading | null) => void) {
  const [state, setState] = useState(empty);
  const last = useRef(0);

  const read = async (bankAccountId: number, file: File | null, mapping?: FileMapping) => {
    last.current += 1;
    const number = last.current;
    const problem = file && findFileProblem(file);
    if (!file || problem) {
      setState({ ...empty, file, fault: problem ?? '' });
      onRead(null);
      return;
    }
    setState((before) => ({ ...before, file, fault: '', isReading: true }));
    try {
      const reading = await readStatement(bankAccountId, file, mapping);
      if (number !== last.current) return;
      setState({ file, reading, fault: '', isReading: false });
      onRead(reading);
    } catch (error) {
      if (number !== last.current) return;
      const { fields, serverMessage } = toCallError(error);
      const fault = fields.file ?? fields.mapping ?? serverMessage;
      // A mapping that does not fit leaves what was read before, to choose again.
      setState((before) => ({ file, reading: mapping ? before.reading : null, fault, isReading: false }));
      if (!mapping) onRead(null);
    }
  };

  return { ...state, read };
}
