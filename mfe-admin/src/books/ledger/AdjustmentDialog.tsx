import { useApolloClient } from '@apollo/client/react';
import { findAdjustableAccount, formatExactDollars, today } from '@cimiento/contracts';
import { adjustmentFields, type AdjustmentInput } from '@cimiento/contracts/fields';
import { adjustmentSchema } from '@cimiento/contracts/schemas';
import { SearchSelect, type Option } from '@cimiento/ui';
import { getControlProps, useFieldError, useFormChange } from '@cimiento/ui/form';
import { useMemo, useState } from 'react';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { getOwner } from './account-columns';
import { LedgerAccountsDocument, PostAdjustmentDocument } from './ledger.generated';
import { MutationForm } from '../../shared/records/MutationDialogs';

/** Accounts that an adjustment may use; the first of a fee or a withholding has no account yet, and is written out. */
function useAccountSearch(): (text: string) => Promise<Option[]> {
  const client = useApolloClient();
  return async (text) => {
    const variables = { search: text || null, sort: 'code' as const, descending: false, offset: 0, limit: 25 };
    const { data } = await client.query({ query: LedgerAccountsDocument, variables, fetchPolicy: 'network-only' });
    const options = (data?.adminLedgerAccounts.items ?? [])
      .filter(({ code }) => findAdjustableAccount(code))
      .map((account) => ({
        id: account.id,
        label: account.code,
        detail: [getOwner(account), formatExactDollars(account.balance)].filter(Boolean).join(' · '),
      }));
    const isNew = findAdjustableAccount(text) !== null && !options.some(({ label }) => label === text);
    return isNew ? [...options, { id: 0, label: text, detail: 'Cuenta nueva' }] : options;
  };
}

function AccountField({ name }: { name: 'debitAccount' | 'creditAccount' }) {
  const [selected, setSelected] = useState<Option | null>(null);
  const change = useFormChange();
  const search = useAccountSearch();
  return (
    <SearchSelect
      {...getControlProps(adjustmentFields[name])}
      selected={selected}
      error={useFieldError(name)}
      search={search}
      onSelect={(option) => {
        setSelected(option);
        change(name, option?.label);
      }}
    />
  );
}

/** A manual adjustment: an amount from one account to another, with its reason. */
export function AdjustmentDialog(props: { reload: () => Promise<unknown>; onClose: () => void }) {
  const initialValues = useMemo<Partial<AdjustmentInput>>(() => ({ occurredOn: today() }), []);
  return (
    <MutationForm
      {...props}
      title="Ajuste manual"
      submitLabel="Registrar ajuste"
      schema={adjustmentSchema}
      initialValues={initialValues}
      mutation={PostAdjustmentDocument}
      toVariables={(input) => ({ input })}
      toasts={{ success: 'Ajuste registrado', failure: 'No se pudo registrar el ajuste' }}
      isIdempotent
    >
      <Wide>
        <AccountField name="debitAccount" />
      </Wide>
      <Wide>
        <AccountField name="creditAccount" />
      </Wide>
      <RecordField name="amount" field={adjustmentFields.amount} />
      <RecordField name="occurredOn" field={adjustmentFields.occurredOn} />
      <Wide>
        <RecordField name="memo" field={adjustmentFields.memo} />
      </Wide>
    </MutationForm>
  );
}
