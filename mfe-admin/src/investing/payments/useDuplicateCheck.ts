import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Duplicate } from './duplicate-texts';
import { PaymentDuplicatesDocument } from './payment-import.generated';
import type { ResolvedFile } from './resolve-payments';

/** State of the search for rows that repeat a recorded payment. */
export type DuplicateCheck =
  { state: 'none' | 'checking' | 'failed' } | { state: 'done'; duplicates: readonly Duplicate[] };

/** Asks the server which payments of a file are already recorded. Only the answer for the latest file counts. */
export function useDuplicateCheck(): {
  check: DuplicateCheck;
  checkFile: (file: ResolvedFile | null) => Promise<void>;
} {
  const client = useApolloClient();
  const latestFile = useRef<ResolvedFile | null>(null);
  const [check, setCheck] = useState<DuplicateCheck>({ state: 'none' });

  const findDuplicates = async ({ rows }: ResolvedFile): Promise<DuplicateCheck> => {
    try {
      const { data } = await client.query({
        query: PaymentDuplicatesDocument,
        variables: { rows },
        fetchPolicy: 'no-cache',
      });
      return data ? { state: 'done', duplicates: data.paymentDuplicates } : { state: 'failed' };
    } catch {
      return { state: 'failed' };
    }
  };
  const checkFile = async (file: ResolvedFile | null) => {
    latestFile.current = file;
    if (!file || file.faults.length > 0) return setCheck({ state: 'none' });
    setCheck({ state: 'checking' });
    const answer = await findDuplicates(file);
    if (latestFile.current === file) setCheck(answer);
  };
  return { check, checkFile };
}
