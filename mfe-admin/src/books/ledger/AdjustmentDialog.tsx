import { useApolloClient } from '@apollo/client/react';
import { findAdjustableAccount, today } from '@cimiento/contracts';
import { adjustmentFields, type AdjustmentInput } from '@cimiento/contracts/fields';
import { adjustmentSchema } from '@cimiento/contracts/schemas';
import { SearchSelect, type Option } from '@cimiento/ui';
import { getControlProps, useFieldError, useFormChange } from '@cimiento/ui/form';
import { useMemo, useState, type ReactNode } from 'react';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { LedgerAccountsDocument, PostAdjustmentDocument } from './ledger.generated';
import { formatSide } from './signed-amounts';
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
        detail: `${account.name} · ${formatSide(account.balance)}`,
      }));
    const isNew = findAdjustableAccount(text) !== null && !options.some(({ label }) => label === text);
    return isNew ? [...options, { id: 0, label: text, detail: 'Cuenta nueva' }] : options;
  };
}

type Side = 'debitAccount' | 'creditAccount';

function AccountField({ name, initial }: { name: Side; initial?: string }) {
  const [selected, setSelected] = useState<Option | null>(initial ? { id: 0, label: initial } : null);
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

type Props = {
  reload: () => Promise<unknown>;
  onClose: () => void;
  title?: string;
  /** Values that the form starts with. */
  prefilled?: Partial<AdjustmentInput>;
  notice?: ReactNode;
};

/** A manual adjustment: an amount from one account to another, with its reason. */
export function AdjustmentDialog({ title = 'Ajuste manual', prefilled, ...props }: Props) {
  const initialValues = useMemo<Partial<AdjustmentInput>>(() => ({ occurredOn: today(), ...prefilled }), [prefilled]);
  return (
    <MutationForm
      {...props}
      title={title}
      submitLabel="Registrar ajuste"
      schema={adjustmentSchema}
      initialValues={initialValues}
      mutation={PostAdjustmentDocument}
      toVariables={(input) => ({ input })}
      toasts={{ success: 'Ajuste registrado', failure: 'No se pudo registrar el ajuste' }}
      isIdempotent
    >
      <Wide>
        <AccountField name="debitAccount" initial={prefilled?.debitAccount} />
      </Wide>
      <Wide>
        <AccountField name="creditAccount" initial={prefilled?.creditAccount} />
      </Wide>
      <RecordField name="amount" field={adjustmentFields.amount} />
      <RecordField name="occurredOn" field={adjustmentFields.occurredOn} />
      <Wide>
        <RecordField name="memo" field={adjustmentFields.memo} />
      </Wide>
    </MutationForm>
  );
}
