import { useMutation } from '@apollo/client/react';
import { formatExactDollars, lineDirectionLabel, type RulePurpose } from '@cimiento/contracts';
import { bankRuleFields, type BankRuleInput } from '@cimiento/contracts/fields';
import { bankRuleSchema } from '@cimiento/contracts/schemas';
import { toCallError } from '@cimiento/session';
import { DataTable, type Column } from '@cimiento/ui';
import { FormSearchSelect, FormSelect, getControlProps, useFormValue } from '@cimiento/ui/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Wide } from '../../../shared/records/Fields';
import { RecordDialog } from '../../../shared/records/RecordDialog';
import { RecordField } from '../../../shared/records/RecordField';
import { useReference, useReferenceChange } from '../../../shared/records/references';
import { useOptionSearch } from '../../../shared/records/useOptionSearch';
import { formErrorKey, useRecordChanges } from '../../../shared/records/useRecordChanges';
import { ValueChanges, WarningNote } from '../../../shared/records/Warnings';
import { dateColumn, moneyColumn } from '../../../shared/records/columns';
import { describeAccount, describeLine, describeTarget } from '../bank-line';
import type { ReconciliationQuery } from '../reconciliation.generated';
import { CreateBankRuleDocument, PreviewBankRuleDocument, type PreviewBankRuleMutation } from './bank-rules.generated';

type Trial = PreviewBankRuleMutation['previewBankRule'];
type Line = Trial['lines'][number];
type Accounts = ReconciliationQuery['adminCollectingAccounts'];

const createColumns = (accounts: Accounts): readonly Column<Line>[] => [
  dateColumn('bookedOn', 'Fecha'),
  { key: 'text', compact: 'title', header: 'Descripción', cell: describeLine },
  moneyColumn('amount', 'Monto'),
  { key: 'account', header: 'Cuenta', cell: ({ bankAccountId }) => describeAccount(accounts, bankAccountId) },
  { key: 'target', compact: 'wide', header: 'Hoy está como', cell: describeTarget },
];

const describeCount = ({ count, total }: Trial): string =>
  count === 0
    ? 'En los últimos 12 meses no habría identificado ningún movimiento.'
    : `En los últimos 12 meses habría identificado ${count === 1 ? '1 movimiento' : `${count} movimientos`} por ${formatExactDollars(total)} en total.`;

/** The lines that a rule would have assigned in the last twelve months. It takes the focus: it appears below what was pressed. */
function RuleTrial({ trial, accounts }: { trial: Trial; accounts: Accounts }) {
  const facts = useRef<HTMLDivElement>(null);
  useEffect(() => facts.current?.focus(), [trial]);
  const { count, differing, lines } = trial;
  return (
    <Wide>
      <div ref={facts} tabIndex={-1}>
        <p role="status">{describeCount(trial)}</p>
      </div>
      {differing > 0 && (
        <WarningNote>
          <p>{`${differing === 1 ? '1 de ellos está identificado' : `${differing} de ellos están identificados`} como otra cosa. Revisa si el texto es demasiado corto.`}</p>
        </WarningNote>
      )}
      {lines.length > 0 && (
        <DataTable
          dense
          caption="Lo que habría identificado"
          columns={createColumns(accounts)}
          rows={lines}
          rowKey={({ id }) => id}
        />
      )}
      {count > lines.length && <p>{`Se muestran los ${lines.length} más recientes.`}</p>}
    </Wide>
  );
}

type Props = {
  accounts: Accounts;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const initialValues: Partial<BankRuleInput> = { purpose: 'bank_fee' };
const saved = { success: 'Regla guardada', failure: 'No se pudo guardar la regla' };

const all = (label: string) => ({ value: '', label });
const directions = [
  all('Lo que entra y lo que sale'),
  ...Object.entries(lineDirectionLabel).map(([value, label]) => ({ value, label })),
];

/** The project whose rent it is, or the direction of anything else: a rent only comes in. */
function PurposeFields() {
  const isRent = useFormValue<RulePurpose>('purpose') === 'rent';
  const { searchProjects } = useOptionSearch();
  const selected = useReference('projectId');
  const change = useReferenceChange();
  if (!isRent) return <FormSelect name="direction" label={bankRuleFields.direction.label} choices={directions} />;
  return (
    <FormSearchSelect
      name="projectId"
      {...getControlProps(bankRuleFields.projectId)}
      required
      selected={selected}
      onSelect={(chosen) => change({ projectId: chosen })}
      search={searchProjects}
    />
  );
}

// The values of fields that are not shown stay out.
const prepare = ({ projectId, direction, ...rule }: Partial<BankRuleInput>): Partial<BankRuleInput> =>
  rule.purpose === 'rent' ? { ...rule, ...(projectId && { projectId }) } : { ...rule, ...(direction && { direction }) };

/** Saves a rule, after its dry run over the last twelve months was shown. */
export function RuleDialog({ accounts, reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [sendPreview] = useMutation(PreviewBankRuleDocument);
  const [sendCreate] = useMutation(CreateBankRuleDocument);
  const [trial, setTrial] = useState<Trial | null>(null);
  const dropTrial = useCallback(() => setTrial(null), []);
  const tryRule = async (input: BankRuleInput) => {
    try {
      const { data } = await sendPreview({ variables: { input } });
      setTrial(data?.previewBankRule ?? null);
    } catch (error) {
      const { fields, serverMessage } = toCallError(error);
      return { [formErrorKey]: serverMessage, ...fields };
    }
    // It stays open: what the rule would have done is to be read before it is saved.
    return {};
  };
  return (
    <RecordDialog
      title="Nueva regla"
      submitLabel={trial ? 'Guardar regla' : 'Probar regla'}
      schema={bankRuleSchema}
      initialValues={initialValues}
      prepare={prepare}
      onSubmit={(input: BankRuleInput) =>
        trial ? save(() => sendCreate({ variables: { input } }), saved) : tryRule(input)
      }
      onClose={onClose}
    >
      <ValueChanges onChange={dropTrial} />
      <Wide>
        <p>
          Se aplica al registrar un extracto, a los movimientos que quedarían por identificar. Nunca a los que nombran
          una orden, una persona o un retiro. Una renta va al mes más antiguo que falte.
        </p>
      </Wide>
      <RecordField name="text" field={bankRuleFields.text} />
      <RecordField name="purpose" field={bankRuleFields.purpose} />
      <FormSelect
        name="bankAccountId"
        label={bankRuleFields.bankAccountId.label}
        choices={[
          all('Todas las cuentas'),
          ...accounts.map(({ id }) => ({ value: String(id), label: describeAccount(accounts, id) })),
        ]}
      />
      <PurposeFields />
      {trial && <RuleTrial trial={trial} accounts={accounts} />}
    </RecordDialog>
  );
}
