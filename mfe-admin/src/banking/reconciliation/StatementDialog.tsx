import { formatExactDollars, limits } from '@cimiento/contracts';
import { statementFields } from '@cimiento/contracts/fields';
import { Button, ConfirmDialog, Dialog, SelectField, Skeleton, Stack, TextField } from '@cimiento/ui';
import { findProblem, TypedField } from '@cimiento/ui/form';
import { useState } from 'react';
import { FileField } from '../../shared/files/FileField';
import { Fields } from '../../shared/records/Fields';
import { FormError } from '../../shared/records/FormError';
import { useLeaveGuard } from '../../shared/records/useLeaveGuard';
import { DialogButtons } from './DialogButtons';
import { FileColumns } from './FileColumns';
import { FileSummary } from './FileSummary';
import type { ReconciliationQuery } from './reconciliation.generated';
import { toStatementInput, useStatementRequests } from './statement-request';
import { lacksReason, OtherAccount, toReasons, unconfirmed } from './OtherAccount';
import { StatementPreview, type Preview } from './StatementPreview';
import { useStatementFile } from './useStatementFile';

const balanceHints = {
  openingBalance: 'El de la cuenta antes del primer movimiento.',
  closingBalance: 'El de la cuenta después del último, como lo dice el banco: así se ve si falta algo.',
};

type Balances = Record<keyof typeof balanceHints, string>;

type BalancesProps = { balances: Balances; onChange: (balances: Balances) => void };

const BalanceFields = ({ balances, onChange }: BalancesProps) => (
  <Fields>
    {(['openingBalance', 'closingBalance'] as const).map((name) => (
      <TypedField
        key={name}
        label={`${statementFields[name].label} (USD)`}
        field={statementFields[name]}
        inputMode="decimal"
        hint={balanceHints[name]}
        value={balances[name]}
        onValueChange={(value) => onChange({ ...balances, [name]: value })}
        error={findProblem(statementFields[name], balances[name])}
      />
    ))}
  </Fields>
);

type GapProps = { gap: NonNullable<Preview['gap']>; reason: string; onReason: (reason: string) => void };

/** Asks why a statement does not continue the last one of its account. */
const GapReason = ({ gap, reason, onReason }: GapProps) => (
  <FormError as="div" role="alert">
    <p>{`El último saldo final de esta cuenta es ${formatExactDollars(gap.expected)} y este extracto empieza con ${formatExactDollars(gap.given)}. Sube primero el extracto que falta, o escribe por qué no continúa.`}</p>
    <TextField
      label="Motivo del salto"
      required
      maxLength={limits.shortText.max}
      value={reason}
      onChange={({ target }) => onReason((target as HTMLInputElement).value)}
    />
  </FormError>
);

type Props = {
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  comparisons: ReconciliationQuery['bankReconciliations'];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

/** The fields of a statement; the preview and its reasons are dropped when a value that they depend on changes. */
function useStatement({ accounts, comparisons, reload }: Omit<Props, 'onClose'>) {
  const requests = useStatementRequests(reload);
  const [bankAccountId, setBankAccountId] = useState(accounts[0]?.id ?? 0);
  // The first statement of an account continues what the books say of it.
  const getLastClosing = (id: number): string => {
    const comparison = comparisons.find(({ bankAccountId: own }) => own === id);
    return comparison?.statementBalance ?? comparison?.ledgerBalance ?? '';
  };
  const [balances, setBalances] = useState({ openingBalance: getLastClosing(bankAccountId), closingBalance: '' });
  const [gapReason, setGapReason] = useState('');
  const [account, setAccount] = useState(unconfirmed);
  const [preview, setPreview] = useState<Preview | null>(null);
  const dropPreview = () => {
    setPreview(null);
    setGapReason('');
    setAccount(unconfirmed);
    requests.dropFault();
  };
  const bankFile = useStatementFile((found) => {
    dropPreview();
    if (found)
      setBalances((before) => ({
        openingBalance: found.openingBalance ?? before.openingBalance,
        closingBalance: found.closingBalance ?? before.closingBalance,
      }));
  });
  const { file, reading, read } = bankFile;
  const input = reading && toStatementInput(reading, { bankAccountId, ...balances, fileName: file?.name });
  return {
    ...requests,
    bankFile,
    bankAccountId,
    chooseAccount: (id: number) => {
      setBankAccountId(id);
      setBalances({ openingBalance: getLastClosing(id), closingBalance: '' });
      // Each account keeps its own columns.
      void read(id, file);
    },
    balances,
    changeBalances: (changed: Balances) => {
      dropPreview();
      setBalances(changed);
    },
    reasons: { gapReason, setGapReason, account, setAccount },
    lacksReason: !preview || lacksReason(preview, gapReason, account),
    preview,
    showPreview: async () => {
      const shown = input && (await requests.preview(input, reading));
      if (shown) setPreview(shown);
    },
    /** Resolves to true once it is posted. */
    postStatement: async () =>
      input !== null &&
      requests.post({ ...input, ...toReasons(preview, gapReason, account) }, reading?.mapping ?? null),
  };
}

// On a phone a fault would be below the fold, as if the button did nothing.
const reveal = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

/** Sends a bank's file to be read, shows what posting it does, and posts it. */
export function StatementDialog({ accounts, comparisons, reload, onClose }: Props) {
  const statement = useStatement({ accounts, comparisons, reload });
  const { bankFile, bankAccountId, preview, reasons, fault, isPosting } = statement;
  const { file, reading, isReading, read } = bankFile;
  const { requestClose, question } = useLeaveGuard({ isDirty: file !== null, isBusy: isPosting, onClose });
  const post = async () => {
    if (await statement.postStatement()) onClose();
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
          <Button variant="secondary" disabled={isPosting} onClick={requestClose}>
            Cancelar
          </Button>
          <Button
            variant={preview ? 'secondary' : 'primary'}
            disabled={!reading || reading.lines.length === 0 || isReading}
            busy={statement.isPreviewing}
            busyLabel="Revisando..."
            onClick={() => void statement.showPreview()}
          >
            Revisar
          </Button>
          <Button
            disabled={statement.lacksReason}
            busy={isPosting}
            busyLabel="Registrando..."
            onClick={() => void post()}
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
            onChange={({ currentTarget }) => statement.chooseAccount(Number(currentTarget.value))}
          />
          <FileField
            label="Archivo del banco"
            hint={`CSV, Excel, CAMT.053, OFX, MT940 o QIF. Hasta ${limits.upload.bytes / 1024 / 1024} MB.`}
            progress={null}
            onChange={(chosen) => void read(bankAccountId, chosen)}
          />
        </Fields>
        {isReading && <Skeleton label="Leyendo el archivo..." />}
        {bankFile.fault && <FormError role="alert">{bankFile.fault}</FormError>}
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
            <BalanceFields balances={statement.balances} onChange={statement.changeBalances} />
          </>
        )}
        {preview?.otherAccount && (
          <OtherAccount message={preview.otherAccount} value={reasons.account} onChange={reasons.setAccount} />
        )}
        {preview?.gap && <GapReason gap={preview.gap} reason={reasons.gapReason} onReason={reasons.setGapReason} />}
        {preview && <StatementPreview preview={preview} />}
        {fault && (
          <FormError role="alert" ref={reveal}>
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
