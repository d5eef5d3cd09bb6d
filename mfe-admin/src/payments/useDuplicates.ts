import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { Duplicate } from './duplicates';
import { PaymentDuplicatesDocument } from './payment-import.generated';
import type { PaymentFile } from './payments-from-csv';

/** What is known of the rows of a file that look like payments made before. */
export type DuplicateCheck =
  { state: 'none' | 'looking' | 'failed' } | { state: 'done'; duplicates: readonly Duplicate[] };

/** Asks whether the payments of a file were made before. Of two files only the answer for the latter counts. */
export function useDuplicates(): { check: DuplicateCheck; look: (file: PaymentFile | null) => Promise<void> } {
  const client = useApolloClient();
  const latest = useRef<PaymentFile | null>(null);
  const [check, setCheck] = useState<DuplicateCheck>({ state: 'none' });

  const ask = async ({ rows }: PaymentFile): Promise<DuplicateCheck> => {
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
  const look = async (file: PaymentFile | null) => {
    latest.current = file;
    if (!file || file.faults.length > 0) return setCheck({ state: 'none' });
    setCheck({ state: 'looking' });
    const answer = await ask(file);
    if (latest.current === file) setCheck(answer);
  };
  return { check, look };
}
