import { ledgerAccounts } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, Notice, Stack } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { AdjustmentDialog } from './AdjustmentDialog';
import { LedgerAccountsDocument } from './ledger.generated';
import { formatSide, splitSides } from './signed-amounts';

const { code } = ledgerAccounts.outside;

// The search finds the account by its code; there are few banks.
const search = { search: code, kind: 'bank' as const, sort: 'id' as const, descending: false, offset: 0, limit: 25 };

/** The adjustment that moves a balance to a named account, of which one side is still to be chosen. */
function prefill(balance: string) {
  const { debit, credit } = splitSides(balance);
  const isDebit = debit !== '0.00';
  return {
    ...(isDebit ? { creditAccount: code } : { debitAccount: code }),
    amount: isDebit ? debit : credit,
    memo: 'Dinero sin banco indicado',
  };
}

function Form({ balance, ...props }: { balance: string; reload: () => Promise<unknown>; onClose: () => void }) {
  const prefilled = useMemo(() => prefill(balance), [balance]);
  return (
    <AdjustmentDialog
      {...props}
      title="Sin banco indicado"
      prefilled={prefilled}
      notice="Elige la otra cuenta: el banco donde está el dinero, o el inmueble del proyecto que compró. Cambia el monto si es solo una parte."
    />
  );
}

/** The balance that is in no named bank, with the form that moves it to an account. Nothing while it is 0. */
export function UnnamedBank({ reload }: { reload: () => Promise<unknown> }) {
  const { data, reload: reloadBank } = usePageQuery(LedgerAccountsDocument, search);
  const [isOpen, setIsOpen] = useState(false);
  const balance = data?.adminLedgerAccounts.items.find((account) => account.code === code)?.balance ?? '0.00';
  if (balance === '0.00') return null;
  return (
    <Notice as="div">
      <Stack $gap={1}>
        <p>{`Sin banco indicado · ${formatSide(balance)}. Es dinero que se movió sin decir en qué banco.`}</p>
        <Allowed to="postAdjustment">
          <div>
            <Button size="small" variant="secondary" onClick={() => setIsOpen(true)}>
              Indicar dónde está
            </Button>
          </div>
        </Allowed>
      </Stack>
      {isOpen && (
        <Form balance={balance} reload={() => Promise.all([reload(), reloadBank()])} onClose={() => setIsOpen(false)} />
      )}
    </Notice>
  );
}
