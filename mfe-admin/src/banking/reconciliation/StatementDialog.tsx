import { useApolloClient, useMutation } from '@apollo/client/react';
import { dayOrderLabel, dayOrders, describePostedStatement, formatExactDollars, limits } from '@cimiento/contracts';
import { statementFields, type StatementMapping } from '@cimiento/contracts/fields';
import { statementMappingSchema, validate } from '@cimiento/contracts/schemas';
import { toCallError } from '@cimiento/session';
import { Button, Checkbox, ConfirmDialog, Dialog, SelectField, Stack, TextField } from '@cimiento/ui';
import { findProblem, TypedField } from '@cimiento/ui/form';
import { useState } from 'react';
import type { CsvRow } from '../../shared/files/read-csv';
import { readText } from '../../shared/files/file-text';
import { FormError } from '../../shared/records/FormError';
import { useLeaveGuard } from '../../shared/records/useLeaveGuard';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  SaveStatementMappingDocument,
  StatementMappingDocument,
  type ReconciliationQuery,
} from './reconciliation.generated';
import { describeUnreadable, StatementPreview, type Preview } from './StatementPreview';
import { readStatement } from './statement-from-csv';

const emptyMapping: StatementMapping = {
  date: '',
  dayOrder: 'dmy',
  amount: null,
  credit: null,
  debit: null,
  description: null,
  reference: null,
  balance: null,
};

const columnLabels = {
  date: 'Columna de la fecha',
  amount: 'Columna del monto (negativo si sale)',
  credit: 'Columna de créditos',
  debit: 'Columna de débitos',
  description: 'Columna de la descripción',
  reference: 'Columna de la referencia',
  balance: 'Columna del saldo después de cada movimiento',
} as const;
type ColumnName = keyof typeof columnLabels;
const columnNames: readonly ColumnName[] = ['date', 'amount', 'credit', 'debit', 'description', 'reference', 'balance'];

const failure = 'No se pudo registrar el extracto';

type KeptMapping = {
  mapping: StatementMapping;
  /** Columns that were used before and that the file has not. */ missing: string[];
};

/** The columns that were kept for the account, as far as the file has them. */
function parseMapping(json: string | null | undefined, header: readonly string[]): KeptMapping {
  const kept = json ? validate(statementMappingSchema, JSON.parse(json)) : null;
  if (!kept?.ok) return { mapping: emptyMapping, missing: [] };
  const mapping = { ...kept.value };
  const missing: string[] = [];
  for (const name of columnNames) {
    const column = mapping[name];
    if (column === null || header.includes(column)) continue;
    missing.push(`«${column}» (${columnLabels[name]})`);
    if (name === 'date') mapping.date = '';
    else mapping[name] = null;
  }
  return { mapping, missing };
}

/** 'Fila 7: …' for the faults of lines, whose rows the file numbers. */
function describeFaults(fields: Readonly<Record<string, string>>, rows: readonly number[]): string {
  return Object.entries(fields)
    .map(([path, message]) => {
      const [, index] = /^lines\.(\d+)/.exec(path) ?? [];
      return index === undefined ? message : `Fila ${rows[Number(index)]}: ${message}.`;
    })
    .join(' ');
}

type Props = {
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  comparisons: ReconciliationQuery['bankReconciliations'];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** Reads a bank's file, shows what posting it does, and posts it. The columns are kept for the account's next file. */
export function StatementDialog({ accounts, comparisons, reload, onClose }: Props) {
  const client = useApolloClient();
  const { save } = useRecordChanges(reload);
  const [bankAccountId, setBankAccountId] = useState(accounts[0]?.id ?? 0);
  const [rows, setRows] = useState<readonly CsvRow[]>([]);
  const [mapping, setMapping] = useState(emptyMapping);
  const getLastClosing = (id: number): string =>
    comparisons.find((comparison) => comparison.bankAccountId === id)?.statementBalance ?? '';
  const [balances, setBalances] = useState({ openingBalance: getLastClosing(bankAccountId), closingBalance: '' });
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isWithoutMissing, setIsWithoutMissing] = useState(false);
  const [gapReason, setGapReason] = useState('');
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState('');
  const [sendPreview, previewing] = useMutation(PreviewBankStatementDocument);
  const [sendPost, posting] = useMutation(PostBankStatementDocument);
  const [sendMapping] = useMutation(SaveStatementMappingDocument);
  const header = rows[0]?.cells.map((cell) => cell.trim()).filter(Boolean) ?? [];
  const read = rows.length > 0 && mapping.date !== '' ? readStatement(rows, mapping) : null;
  const input = read && { bankAccountId, ...balances, lines: read.lines };
  const isAsked = missing.length > 0 && !isWithoutMissing;
  const { requestClose, question } = useLeaveGuard({ isDirty: rows.length > 0, isBusy: posting.loading, onClose });
  const change = (apply: () => void) => {
    setPreview(null);
    setGapReason('');
    setFault('');
    apply();
  };

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const [text, { readCsv }] = await Promise.all([readText(file), import('../../shared/files/read-csv')]);
    const found = readCsv(text);
    const names = found[0]?.cells.map((cell) => cell.trim()) ?? [];
    const variables = { bankAccountId };
    const kept = await client.query({ query: StatementMappingDocument, variables, fetchPolicy: 'network-only' });
    const fitting = parseMapping(kept.data?.statementMapping, names);
    change(() => {
      setRows(found);
      setMapping(fitting.mapping);
      setMissing(fitting.missing);
      setIsWithoutMissing(false);
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
      setFault(
        describeFaults(
          fields,
          input.lines.map(({ row }) => row),
        ) || serverMessage,
      );
    }
  };

  const postStatement = async () => {
    if (!input) return;
    await sendMapping({ variables: { bankAccountId, input: mapping } }).catch(() => undefined);
    let toast = '';
    const post = async () => {
      const { data } = await sendPost({ variables: { input: { ...input, ...(preview?.gap && { gapReason }) } } });
      if (data) toast = describePostedStatement(data.postBankStatement);
    };
    const errors = await save(post, { success: () => toast, failure });
    if (!errors) onClose();
    else setFault(Object.values(errors).join(' '));
  };

  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && requestClose()}
      title="Subir extracto"
      footer={
        <>
          <Button variant="secondary" disabled={posting.loading} onClick={requestClose}>
            Cancelar
          </Button>
          <Button
            variant="secondary"
            disabled={!read || read.lines.length === 0 || isAsked}
            busy={previewing.loading}
            busyLabel="Revisando..."
            onClick={() => void showPreview()}
          >
            Revisar
          </Button>
          <Button
            disabled={!preview || (preview.gap !== null && gapReason.trim() === '')}
            busy={posting.loading}
            busyLabel="Registrando..."
            onClick={() => void postStatement()}
          >
            Registrar
          </Button>
        </>
      }
    >
      <Stack>
        <SelectField
          label="Cuenta recaudadora"
          choices={accounts.map(({ id, bank, accountNumber }) => ({
            value: String(id),
            label: `${bank} ${accountNumber}`,
          }))}
          value={String(bankAccountId)}
          onChange={({ currentTarget }) => {
            const id = Number(currentTarget.value);
            change(() => {
              setBankAccountId(id);
              setBalances({ ...balances, openingBalance: getLastClosing(id) });
            });
          }}
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
        {missing.length > 0 && (
          <FormError as="div" role="alert">
            <p>{`Este archivo no tiene las columnas de la vez anterior: ${missing.join(', ')}. Elige las que corresponden.`}</p>
            <Checkbox
              label="Elegí las columnas, o el archivo no las trae"
              checked={isWithoutMissing}
              onChange={({ currentTarget }) => setIsWithoutMissing(currentTarget.checked)}
            />
          </FormError>
        )}
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
        {read && !preview && read.unreadable.length > 0 && <p role="status">{describeUnreadable(read)}</p>}
        {preview?.gap && (
          <FormError as="div" role="alert">
            <p>{`El último saldo final de esta cuenta es ${formatExactDollars(preview.gap.expected)} y este extracto empieza con ${formatExactDollars(preview.gap.given)}. Sube primero el extracto que falta, o escribe por qué no continúa.`}</p>
            <TextField
              label="Motivo del salto"
              required
              maxLength={limits.shortText.max}
              value={gapReason}
              onChange={({ target }) => setGapReason((target as HTMLInputElement).value)}
            />
          </FormError>
        )}
        {preview && <StatementPreview preview={preview} unreadable={read?.unreadable ?? []} />}
        {fault && <FormError role="alert">{fault}</FormError>}
      </Stack>
      <ConfirmDialog
        {...question}
        title="¿Descartar el extracto?"
        message="Todavía no se registró ningún movimiento."
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
      />
    </Dialog>
  );
}
