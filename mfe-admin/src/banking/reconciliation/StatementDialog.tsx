import { useMutation } from '@apollo/client/react';
import { describePostedStatement, formatExactDollars, limits } from '@cimiento/contracts';
import { statementFields } from '@cimiento/contracts/fields';
import { toCallError } from '@cimiento/session';
import { Button, ConfirmDialog, Dialog, SelectField, Spinner, Stack, TextField } from '@cimiento/ui';
import { findProblem, TypedField } from '@cimiento/ui/form';
import { useState } from 'react';
import { FileField } from '../../shared/files/FileField';
import { Fields } from '../../shared/records/Fields';
import { FormError } from '../../shared/records/FormError';
import { useLeaveGuard } from '../../shared/records/useLeaveGuard';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { DialogButtons } from './DialogButtons';
import { FileColumns } from './FileColumns';
import { FileSummary } from './FileSummary';
import {
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  SaveStatementMappingDocument,
  type ReconciliationQuery,
} from './reconciliation.generated';
import { columnFields, type FileMapping, type StatementReading } from './statement-reading';
import { lacksReason, OtherAccount, toReasons, unconfirmed } from './OtherAccount';
import { StatementPreview, type Preview } from './StatementPreview';
import { useStatementFile } from './useStatementFile';

const failure = 'No se pudo registrar el extracto';

const balanceHints = {
  openingBalance: 'El de la cuenta antes del primer movimiento.',
  closingBalance: 'El de la cuenta después del último, como lo dice el banco: así se ve si falta algo.',
};

/** 'Fila 7: …' for the faults of lines, whose rows the file numbers. */
function describeFaults(fields: Readonly<Record<string, string>>, lines: StatementReading['lines']): string {
  return Object.entries(fields)
    .map(([path, message]) => {
      const [, index] = /^lines\.(\d+)/.exec(path) ?? [];
      return index === undefined ? message : `Fila ${lines[Number(index)]?.row}: ${message}.`;
    })
    .join(' ');
}

/** A line as it is sent: a balance that the bank does not state is left out. */
const toInput = ({ balance, ...line }: StatementReading['lines'][number]) => ({
  ...line,
  ...(balance !== null && { balance }),
});

/** The columns as they are kept for the account's next file; null where a file has none. */
function toKept(mapping: FileMapping | null) {
  if (!mapping?.bookedOn) return null;
  const columns = Object.fromEntries(columnFields.map((field) => [field, mapping[field] ?? null]));
  const { bookedOn: date = '', ...kept } = columns;
  return {
    date: date ?? '',
    ...kept,
    dayOrder: mapping.dayOrder ?? 'dmy',
    ...(mapping.decimal && { decimal: mapping.decimal }),
  };
}

type Props = {
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  comparisons: ReconciliationQuery['bankReconciliations'];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** Sends a bank's file to be read, shows what posting it does, and posts it. The columns are kept for the account's next file. */
export function StatementDialog({ accounts, comparisons, reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [bankAccountId, setBankAccountId] = useState(accounts[0]?.id ?? 0);
  const getLastClosing = (id: number): string =>
    comparisons.find((comparison) => comparison.bankAccountId === id)?.statementBalance ?? '';
  const [balances, setBalances] = useState({ openingBalance: getLastClosing(bankAccountId), closingBalance: '' });
  const [gapReason, setGapReason] = useState('');
  const [account, setAccount] = useState(unconfirmed);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fault, setFault] = useState('');
  const [sendPreview, previewing] = useMutation(PreviewBankStatementDocument);
  const [sendPost, posting] = useMutation(PostBankStatementDocument);
  const [sendMapping] = useMutation(SaveStatementMappingDocument);
  const change = () => {
    setPreview(null);
    setGapReason('');
    setAccount(unconfirmed);
    setFault('');
  };
  const {
    file,
    reading,
    fault: fileFault,
    isReading,
    read,
  } = useStatementFile((found) => {
    change();
    if (found)
      setBalances((before) => ({
        openingBalance: found.openingBalance ?? before.openingBalance,
        closingBalance: found.closingBalance ?? before.closingBalance,
      }));
  });
  const fileName = file?.name;
  const input = reading && {
    ...{ bankAccountId, ...balances, fileName, fileSha256: reading.fileSha256 },
    ...{ fileAccounts: reading.fileAccounts, currency: reading.currency },
    lines: reading.lines.map(toInput),
  };
  const { requestClose, question } = useLeaveGuard({ isDirty: file !== null, isBusy: posting.loading, onClose });

  const showPreview = async () => {
    if (!input) return;
    setFault('');
    try {
      const { data } = await sendPreview({ variables: { input } });
      setPreview(data?.previewBankStatement ?? null);
    } catch (error) {
      const { fields, serverMessage } = toCallError(error);
      setFault(describeFaults(fields, reading.lines) || serverMessage);
    }
  };

  const postStatement = async () => {
    if (!input) return;
    const kept = toKept(reading.mapping);
    if (kept) await sendMapping({ variables: { bankAccountId, input: kept } }).catch(() => undefined);
    let toast = '';
    const post = async () => {
      const { data } = await sendPost({
        variables: { input: { ...input, ...toReasons(preview, gapReason, account) } },
      });
      if (data) toast = describePostedStatement({ ...data.postBankStatement, ...data.postBankStatement.confirmation });
    };
    const errors = await save(post, { success: () => toast, failure });
    if (!errors) onClose();
    else setFault(Object.values(errors).join(' '));
  };

  const chooseAccount = (id: number) => {
    setBankAccountId(id);
    setBalances({ openingBalance: getLastClosing(id), closingBalance: '' });
    // Each account keeps its own columns.
    void read(id, file);
  };

  return (
    <Dialog
      open
      wide
      disablePointerDismissal
      onOpenChange={(open) => !open && requestClose()}
      title="Subir extracto"
      footer={
        <DialogButtons>
          <Button variant="secondary" disabled={posting.loading} onClick={requestClose}>
            Cancelar
          </Button>
          <Button
            variant={preview ? 'secondary' : 'primary'}
            disabled={!reading || reading.lines.length === 0 || isReading}
            busy={previewing.loading}
            busyLabel="Revisando..."
            onClick={() => void showPreview()}
          >
            Revisar
          </Button>
          <Button
            disabled={!preview || lacksReason(preview, gapReason, account)}
            busy={posting.loading}
            busyLabel="Registrando..."
            onClick={() => void postStatement()}
          >
            Registrar
          </Button>
        </DialogButtons>
      }
    >
      <Stack>
        <Fields>
          <SelectField
            label="Cuenta recaudadora"
            choices={accounts.map(({ id, bank, accountNumber }) => ({
              value: String(id),
              label: `${bank} ${accountNumber}`,
            }))}
            value={String(bankAccountId)}
            onChange={({ currentTarget }) => chooseAccount(Number(currentTarget.value))}
          />
          <FileField
            label="Archivo del banco"
            hint={`CSV, Excel, CAMT.053, OFX, MT940 o QIF. Hasta ${limits.upload.bytes / 1024 / 1024} MB.`}
            progress={null}
            onChange={(chosen) => void read(bankAccountId, chosen)}
          />
        </Fields>
        {isReading && <Spinner label="Leyendo el archivo..." />}
        {fileFault && <FormError role="alert">{fileFault}</FormError>}
        {reading && (
          <>
            <FileSummary reading={reading} />
            {reading.mapping && (
              <FileColumns
                reading={reading}
                mapping={reading.mapping}
                onChange={(mapping) => void read(bankAccountId, file, mapping)}
              />
            )}
            <Fields>
              {(['openingBalance', 'closingBalance'] as const).map((name) => (
                <TypedField
                  key={name}
                  label={`${statementFields[name].label} (USD)`}
                  field={statementFields[name]}
                  inputMode="decimal"
                  hint={balanceHints[name]}
                  value={balances[name]}
                  onValueChange={(value) => {
                    change();
                    setBalances({ ...balances, [name]: value });
                  }}
                  error={findProblem(statementFields[name], balances[name])}
                />
              ))}
            </Fields>
          </>
        )}
        {preview?.otherAccount && <OtherAccount message={preview.otherAccount} value={account} onChange={setAccount} />}
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
        {preview && <StatementPreview preview={preview} />}
        {fault && (
          // On a phone it would be below the fold, as if the button did nothing.
          <FormError
            role="alert"
            ref={(element: HTMLElement | null) => element?.scrollIntoView?.({ block: 'nearest' })}
          >
            {fault}
          </FormError>
        )}
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
