import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { PaymentReferencesDocument } from './payment-import.generated';
import { readPayments, type LineFault } from './payments-from-csv';
import { resolvePayments, type ResolvedFile } from './resolve-payments';

const unavailable: LineFault = {
  line: 1,
  column: 'Archivo',
  value: '',
  message: 'No se pudo revisar. Comprueba tu conexión y elígelo otra vez.',
};

/** The chosen file of payments with all its faults, those of its cells and those that only the server can find. Only the latest file counts. */
export function usePaymentFile() {
  const client = useApolloClient();
  const latest = useRef<File | undefined>(undefined);
  const [file, setFile] = useState<ResolvedFile | null>(null);
  const [isReading, setIsReading] = useState(false);

  const resolve = async (chosen: File): Promise<ResolvedFile> => {
    const read = await readPayments(chosen);
    if (read.lines.length === 0) return resolvePayments(read, []);
    const variables = { rows: read.lines.map(({ references }) => references) };
    try {
      const { data } = await client.query({ query: PaymentReferencesDocument, variables, fetchPolicy: 'no-cache' });
      return resolvePayments(read, data?.paymentReferences ?? []);
    } catch {
      return resolvePayments({ ...read, faults: [unavailable, ...read.faults] }, []);
    }
  };
  /** Reads a file; returns it once its people, projects and investments are known, or null when another was chosen by then. */
  const choose = async (chosen: File | undefined): Promise<ResolvedFile | null> => {
    latest.current = chosen;
    setFile(null);
    setIsReading(chosen !== undefined);
    if (!chosen) return null;
    const resolved = await resolve(chosen);
    if (latest.current !== chosen) return null;
    setFile(resolved);
    setIsReading(false);
    return resolved;
  };
  return { file, setFile, isReading, choose };
}
