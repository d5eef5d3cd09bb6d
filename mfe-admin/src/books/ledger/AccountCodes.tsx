import { accountCodeFields, type AccountCodeInput } from '@cimiento/contracts/fields';
import { accountCodeSchema } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, DeleteIcon, EditIcon, EmptyState, ErrorState, Skeleton } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { Wide } from '../../shared/records/Fields';
import { ListTitle } from '../../shared/records/ListTitle';
import { MutationForm, MutationQuestion } from '../../shared/records/MutationDialogs';
import { Code, Panel } from '../../shared/records/Panel';
import { RecordField } from '../../shared/records/RecordField';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { actionsColumn } from '../../shared/records/RowActions';
import { textColumn } from '../../shared/records/columns';
import { AccountCodesDocument, SetAccountCodesDocument } from './ledger.generated';

const runs = 'setAccountCodes';

type Opened = { action: 'edit' | 'remove'; code: AccountCodeInput | null };

const createColumns = (open: (opened: Opened) => void): readonly ActionColumn<AccountCodeInput>[] => [
  {
    key: 'account',
    compact: 'title',
    header: accountCodeFields.account.label,
    cell: (row) => <Code>{row.account}</Code>,
  },
  textColumn('code', accountCodeFields.code),
  textColumn('name', accountCodeFields.name),
  actionsColumn(
    ({ account }) => account,
    [
      { label: 'Editar', icon: EditIcon, runs, onClick: (code) => open({ action: 'edit', code }) },
      { label: 'Quitar', icon: DeleteIcon, runs, onClick: (code) => open({ action: 'remove', code }) },
    ],
  ),
];

type DialogProps = {
  code: AccountCodeInput | null;
  /** The codes besides it. */
  others: readonly AccountCodeInput[];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const toasts = { success: 'Plan de cuentas guardado', failure: 'No se pudo guardar el plan de cuentas' };

function CodeForm({ code, others, ...props }: DialogProps) {
  const initialValues = useMemo(() => code ?? {}, [code]);
  return (
    <MutationForm
      {...props}
      title={code ? `Código de ${code.account}` : 'Agregar código'}
      submitLabel="Guardar"
      schema={accountCodeSchema}
      initialValues={initialValues}
      mutation={SetAccountCodesDocument}
      toVariables={(input) => ({ rows: [...others.filter(({ account }) => account !== input.account), input] })}
      toasts={toasts}
    >
      <Wide>
        <RecordField name="account" field={accountCodeFields.account} />
      </Wide>
      <RecordField name="code" field={accountCodeFields.code} />
      <RecordField name="name" field={accountCodeFields.name} />
    </MutationForm>
  );
}

const RemoveCode = ({ code, others, ...props }: DialogProps) => (
  <MutationQuestion
    {...props}
    title={`¿Quitar el código de ${code?.account ?? ''}?`}
    confirmLabel="Quitar"
    mutation={SetAccountCodesDocument}
    variables={{ rows: [...others] }}
    toasts={toasts}
  >
    <p>Desde ahora estas cuentas llevan el nombre del libro, o el de otro patrón. Los lotes exportados no cambian.</p>
  </MutationQuestion>
);

/** The company's own chart of accounts: a code and a name for each account of the ledger, or for several at once. */
export function AccountCodes() {
  const { data, loading, error, refresh, reload } = usePageQuery(AccountCodesDocument, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  if (error && !loading) return <ErrorState message="No se pudo cargar el plan de cuentas." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando plan de cuentas..." />;
  const codes = data.accountCodes.map(({ account, code, name }) => ({ account, code, name }));
  const Dialog = opened && { edit: CodeForm, remove: RemoveCode }[opened.action];
  return (
    <Panel as="section" aria-labelledby="account-codes">
      <ListTitle id="account-codes">Plan de cuentas de la empresa</ListTitle>
      <p>
        El código y el nombre que usa tu contador para cada cuenta del libro. El signo * vale por cualquier texto, y
        gana la cuenta más exacta.
      </p>
      {codes.length === 0 ? (
        <EmptyState title="Sin códigos" description="Las cuentas llevan su nombre del libro." />
      ) : (
        <RecordTable
          dense
          caption="Plan de cuentas de la empresa"
          columns={createColumns(setOpened)}
          rows={codes}
          rowKey={({ account }) => account}
        />
      )}
      <Allowed to={runs}>
        <div>
          <Button variant="secondary" onClick={() => setOpened({ action: 'edit', code: null })}>
            Agregar código
          </Button>
        </div>
      </Allowed>
      {opened && Dialog && (
        <Dialog
          code={opened.code}
          others={codes.filter(({ account }) => account !== opened.code?.account)}
          reload={reload}
          onClose={() => setOpened(null)}
        />
      )}
    </Panel>
  );
}
