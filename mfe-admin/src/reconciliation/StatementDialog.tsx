import { useApolloClient, useMutation } from '@apollo/client/react';
import { dayOrderLabel, dayOrders } from '@cimiento/contracts';
import { statementFields, type StatementMapping } from '@cimiento/contracts/fields';
import { statementMappingSchema, validate } from '@cimiento/contracts/schemas';
import { toCallError } from '@cimiento/session';
import { Button, Dialog, SelectField, TextField } from '@cimiento/ui';
import { findProblem, TypedField } from '@cimiento/ui/form';
import { useState } from 'react';
import type { CsvRow } from '../files/read-csv';
import { readText } from '../files/file-text';
import { FormError } from '../records/FormError';
import { useRecordChanges } from '../records/useRecordChanges';
import {
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  SaveStatementMappingDocument,
  StatementMappingDocument,
  type ReconciliationQuery,
} from './reconciliation.generated';
import { StatementPreview, type Preview } from './StatementPreview';
import { readStatement } from './statement-from-csv';

const emptyMapping: StatementMapping = {
  date: '',
  dayOrder: 'dmy',
  amount: null,
  credit: null,
  debit: null,
  description: null,
  reference: null,
};

const columnLabels = {
  date: 'Columna de la fecha',
  amount: 'Columna del monto (negativo si sale)',
  credit: 'Columna de créditos',
  debit: 'Columna de débitos',
  description: 'Columna de la descripción',
  reference: 'Columna de la referencia',
} as const;
type ColumnName = keyof typeof columnLabels;
const columnNames: readonly ColumnName[] = ['date', 'amount', 'credit', 'debit', 'description', 'reference'];

const toasts = {
  success: 'Extracto registrado',
  failure: (message: string) => `No se pudo registrar el extracto: ${message}`,
};

/** A mapping that was kept for the account, if it fits the file. */
function parseMapping(json: string | null | undefined, header: readonly string[]): StatementMapping | null {
  const kept = json ? validate(statementMappingSchema, JSON.parse(json)) : null;
  return kept?.ok && header.includes(kept.value.date) ? kept.value : null;
}

type Props = {
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** Reads a bank's file, shows what posting it does, and posts it. The columns are kept for the account's next file. */
export function StatementDialog({ accounts, reload, onClose }: Props) {
  const client = useApolloClient();
  const { save } = useRecordChanges(reload);
  const [bankAccountId, setBankAccountId] = useState(accounts[0]?.id ?? 0);
  const [rows, setRows] = useState<readonly CsvRow[]>([]);
  const [mapping, setMapping] = useState(emptyMapping);
  const [balances, setBalances] = useState({ openingBalance: '', closingBalance: '' });
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState('');
  const [sendPreview, previewing] = useMutation(PreviewBankStatementDocument);
  const [sendPost, posting] = useMutation(PostBankStatementDocument);
  const [sendMapping] = useMutation(SaveStatementMappingDocument);
  const header = rows[0]?.cells.map((cell) => cell.trim()).filter(Boolean) ?? [];
  const read = rows.length > 0 && mapping.date !== '' ? readStatement(rows, mapping) : null;
  const input = read && { bankAccountId, ...balances, lines: read.lines };
  const change = (apply: () => void) => {
    setPreview(null);
    setFault('');
    apply();
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const [text, { readCsv }] = await Promise.all([readText(file), import('../files/read-csv')]);
    const found = readCsv(text);
    const names = found[0]?.cells.map((cell) => cell.trim()) ?? [];
    const variables = { bankAccountId };
    const kept = await client.query({ query: StatementMappingDocument, variables, fetchPolicy: 'network-only' });
    change(() => {
      setRows(found);
      setMapping(parseMapping(kept.data?.statementMapping, names) ?? emptyMapping);
    });
  };

  const showPreview = async () => {
    if (!input) return;
    setFault('');
    try {
      const { data } = await sendPreview({ variables: { input } });
      setPreview(data?.previewBankStatement ?? null);
    } catch (error) {
      const { fields, serverMessage } = toCallError(error);
      setFault(Object.values(fields).join(' ') || serverMessage);
    }
  };

  const postStatement = async () => {
    if (!input) return;
    await sendMapping({ variables: { bankAccountId, input: mapping } }).catch(() => undefined);
    const errors = await save(() => sendPost({ variables: { input } }), toasts);
    if (!errors) onClose();
    else setFault(Object.values(errors).join(' '));
  };

  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Subir extracto"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancelar
          </Button>
          <Button
            variant="secondary"
            disabled={!read || read.lines.length === 0}
            busy={previewing.loading}
            busyLabel="Revisando..."
            onClick={() => void showPreview()}
          >
            Revisar
          </Button>
          <Button
            disabled={!preview}
            busy={posting.loading}
            busyLabel="Registrando..."
            onClick={() => void postStatement()}
          >
            Registrar
          </Button>
        </>
      }
    >
      <SelectField
        label="Cuenta recaudadora"
        choices={accounts.map(({ id, bank, accountNumber }) => ({
          value: String(id),
          label: `${bank} ${accountNumber}`,
        }))}
        value={String(bankAccountId)}
        onChange={({ currentTarget }) => change(() => setBankAccountId(Number(currentTarget.value)))}
      />
      <TextField
        label="Archivo CSV"
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) =>
          void choose((target as HTMLInputElement).files?.[0]).catch(() =>
            setFault('No se pudo leer el archivo. Elígelo de nuevo.'),
          )
        }
      />
      {header.length > 0 && (
        <>
          {columnNames.map((name) => (
            <SelectField
              key={name}
              label={columnLabels[name]}
              empty="Ninguna"
              choices={header.map((value) => ({ value, label: value }))}
              value={mapping[name] ?? ''}
              onChange={({ currentTarget }) =>
                change(() => setMapping({ ...mapping, [name]: currentTarget.value || (name === 'date' ? '' : null) }))
              }
            />
          ))}
          <SelectField
            label="Orden de la fecha"
            choices={dayOrders.map((value) => ({ value, label: dayOrderLabel[value] }))}
            value={mapping.dayOrder}
            onChange={({ currentTarget }) =>
              change(() =>
                setMapping({ ...mapping, dayOrder: dayOrders.find((one) => one === currentTarget.value) ?? 'dmy' }),
              )
            }
          />
          <TypedField
            label="Saldo inicial (USD)"
            field={statementFields.openingBalance}
            inputMode="decimal"
            value={balances.openingBalance}
            onValueChange={(value) => change(() => setBalances({ ...balances, openingBalance: value }))}
            error={findProblem(statementFields.openingBalance, balances.openingBalance)}
          />
          <TypedField
            label="Saldo final (USD)"
            field={statementFields.closingBalance}
            inputMode="decimal"
            value={balances.closingBalance}
            onValueChange={(value) => change(() => setBalances({ ...balances, closingBalance: value }))}
            error={findProblem(statementFields.closingBalance, balances.closingBalance)}
          />
        </>
      )}
      {preview && <StatementPreview preview={preview} unreadable={read?.unreadable ?? []} />}
      {fault && <FormError role="alert">{fault}</FormError>}
    </Dialog>
  );
}
