import { useApolloClient } from '@apollo/client/react';
import { riskLevel, today } from '@cimiento/contracts';
import { complianceRuleFields as fields, type ComplianceRuleInput } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { getUserMessage } from '@cimiento/session';
import { List } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useAllowed } from '../../shared/access/allowed';
import { Wide } from '../../shared/records/Fields';
import { useSave } from '../../shared/records/MutationDialogs';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { formErrorKey } from '../../shared/records/useRecordChanges';
import { WarningNote } from '../../shared/records/Warnings';
import { RiskPreviewDocument, SetComplianceRulesDocument, type RiskPreviewQuery } from './compliance.generated';
import { movesRisk, replaceRule, type RegisterRow } from './rules';

type Change = RiskPreviewQuery['riskPreview'][number];

export const ruleToasts = { success: 'Regla guardada', failure: 'No se pudo guardar la regla' };

const shownChanges = 20;

/** The people whom changed weights move to another level of risk, before they are saved. */
const Moved = ({ changes }: { changes: readonly Change[] }) => (
  <WarningNote role="alert">
    <p>
      {changes.length === 0
        ? 'Todavía no se guardó. Este cambio no mueve el riesgo de nadie: guarda para confirmarlo.'
        : `Todavía no se guardó. Este cambio mueve el riesgo de ${changes.length === 1 ? 'una persona' : `${changes.length} personas`}: guarda para confirmarlo.`}
    </p>
    <List $gap={0.5} $top={1}>
      {changes.slice(0, shownChanges).map(({ userId, userName, before, after }) => (
        <li key={userId}>{`${userName}: de ${riskLevel[before].label} a ${riskLevel[after].label}`}</li>
      ))}
      {changes.length > shownChanges && <li>{`y ${changes.length - shownChanges} más`}</li>}
    </List>
  </WarningNote>
);

type Props = {
  /** The rule to change; null for a new one. */
  row: RegisterRow | null;
  rules: readonly ComplianceRuleInput[];
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const toInitial = (row: RegisterRow | null): Partial<ComplianceRuleInput> => {
  if (!row) return { validFrom: today() };
  const { isDefault: _isDefault, ...rule } = row;
  return { ...rule, validFrom: rule.validFrom ?? today() };
};

/** Sets a figure with its source. One that weighs risk shows first whom it moves, and is saved when it is sent again. */
export function RuleDialog({ row, rules, reload, onClose }: Props) {
  const client = useApolloClient();
  const mayPreview = useAllowed('riskPreview');
  const save = useSave({ mutation: SetComplianceRulesDocument, toasts: ruleToasts, reload });
  const [preview, setPreview] = useState<{ of: string; changes: readonly Change[] } | null>(null);
  const initialValues = useMemo(() => toInitial(row), [row]);

  const submit = async (input: ComplianceRuleInput) => {
    const next = replaceRule(rules, row?.isDefault ? null : row, input);
    const of = JSON.stringify(next);
    if (!movesRisk(input.kind) || !mayPreview || preview?.of === of) return save({ rows: next });
    try {
      const { data } = await client.query({
        query: RiskPreviewDocument,
        variables: { rows: next },
        fetchPolicy: 'no-cache',
      });
      setPreview({ of, changes: data?.riskPreview ?? [] });
    } catch (error) {
      return { [formErrorKey]: getUserMessage(error) };
    }
    // Keeps the form open without a fault.
    return {};
  };

  return (
    <RecordDialog
      title={row ? 'Cambiar regla' : 'Añadir regla'}
      submitLabel={preview ? 'Guardar de todos modos' : 'Guardar'}
      schema={toSchema(fields)}
      initialValues={initialValues}
      onSubmit={submit}
      notice={preview && <Moved changes={preview.changes} />}
      onClose={onClose}
    >
      <RecordField name="kind" field={fields.kind} />
      <RecordField name="value" field={fields.value} />
      <RecordField name="validFrom" field={fields.validFrom} />
      <RecordField name="validTo" field={fields.validTo} />
      <Wide>
        <RecordField name="source" field={fields.source} />
      </Wide>
      <Wide>
        <RecordField
          name="confirmedBy"
          field={fields.confirmedBy}
          hint="Quién comprobó el valor en la fuente. Vacío: pendiente de confirmar."
        />
      </Wide>
    </RecordDialog>
  );
}
