import { useQuery } from '@apollo/client/react';
import { MyBankAccountDocument, type OwnBankAccountFragment } from './bank-accounts.generated';

type OwnAccount = {
  /** Null before the person saves one; undefined until the answer arrives. */
  account: OwnBankAccountFragment | null | undefined;
  hasFailed: boolean;
  reload: () => Promise<unknown>;
};

/** The signed-in person's bank account. */
export function useBankAccount(): OwnAccount {
  const { data, error, loading, refetch } = useQuery(MyBankAccountDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  return {
    account: data?.myBankAccount,
    hasFailed: error !== undefined && !loading,
    // A failure shows as `hasFailed`.
    reload: () => refetch().catch(() => undefined),
  };
}
