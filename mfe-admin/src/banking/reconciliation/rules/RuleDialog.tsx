import { useMutation } from '@apollo/client/react';
import { lineDirectionLabel } from '@cimiento/contracts';
import { bankRuleFields, type BankRuleInput } from '@cimiento/contracts/fields';
import { bankRuleSchema } from '@cimiento/contracts/schemas';
import { toCallError } from '@cimiento/session';
import { FormSelect } from '@cimiento/ui/form';
import { useCallback, useState } from 'react';
import { Wide } from '../../../shared/records/Fields';
import { RecordDialog } from '../../../shared/records/RecordDialog';
import { RecordField } from '../../../shared/records/RecordField';
import { formErrorKey, useRecordChanges } from '../../../shared/records/useRecordChanges';
import { ValueChanges } from '../../../shared/records/Warnings';
import { describeAccount } from '../bank-line';
import type { ReconciliationQuery } from '../reconciliation.generated';
import { CreateBankRuleDocument, PreviewBankRuleDocument } from './bank-rules.generated';
import { RuleTrial, type Trial } from './RuleTrial';

type Props = {
  accounts: ReconciliationQuery['adminCollectingAccounts'];
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
      onSubmit={(input: BankRuleInput) =>
        trial ? save(() => sendCreate({ variables: { input } }), saved) : tryRule(input)
      }
      onClose={onClose}
    >
      <ValueChanges onChange={dropTrial} />
      <Wide>
        <p>
          Se aplica al registrar un extracto, a los movimientos que quedarían por identificar. Nunca a los que nombran
          una orden, una persona o un retiro.
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
      <FormSelect name="direction" label={bankRuleFields.direction.label} choices={directions} />
      {trial && <RuleTrial trial={trial} accounts={accounts} />}
    </RecordDialog>
  );
}
