import { useApolloClient } from '@apollo/client/react';
import { identityCasePath, paths } from '@cimiento/contracts';
import { getUserMessage, useAuth } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isClaimed } from './claims';
import { WaitingIdentityCasesDocument, type IdentityCaseRowFragment } from './cases.generated';

/** The waiting case that comes next: of high risk first, then the one that waits longest; none that another reviewer has. */
export function findNextCase(
  cases: readonly IdentityCaseRowFragment[],
  { current, userId, now }: { current: number; userId: number | undefined; now: number },
): number | null {
  const waiting = cases
    .filter((row) => row.id !== current && (row.claimedBy === userId || !isClaimed(row, now)))
    .sort(
      (one, other) =>
        Number(other.risk === 'high') - Number(one.risk === 'high') ||
        (one.submittedAt ?? '').localeCompare(other.submittedAt ?? ''),
    );
  return waiting[0]?.id ?? null;
}

/** Opens the case that comes next; the queue when nobody waits. */
export function useNextCase(current: number): { go: () => Promise<void>; isBusy: boolean } {
  const client = useApolloClient();
  const { user } = useAuth();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    try {
      const { data } = await client.query({ query: WaitingIdentityCasesDocument, fetchPolicy: 'no-cache' });
      const next = findNextCase(data?.identityCases.items ?? [], { current, userId: user?.id, now: Date.now() });
      if (next === null) toast({ title: 'Nadie más espera' });
      await navigate(next === null ? paths.adminIdentity : identityCasePath(next));
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo abrir el siguiente caso', description, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };
  return { go, isBusy };
}
