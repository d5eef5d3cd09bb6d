import {
  complianceKindLabel,
  complianceRuleFields as fields,
  type ComplianceRuleInput,
} from '@cimiento/contracts/fields';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, Button, DeleteIcon, EditIcon, ErrorState, Skeleton } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { dateColumn, textColumn } from '../../shared/records/columns';
import { MutationQuestion } from '../../shared/records/MutationDialogs';
import { Panel } from '../../shared/records/Panel';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { actionsColumn } from '../../shared/records/RowActions';
import { ComplianceRulesDocument, SetComplianceRulesDocument } from './compliance.generated';
import { RuleDialog, ruleToasts } from './RuleDialog';
import { formatRule, getRuleName, removeRule, toRegister, type RegisterRow } from './rules';

const runs = 'setComplianceRules';

type Opened = { action: 'edit' | 'remove'; row: RegisterRow | null };

const createColumns = (open: (opened: Opened) => void): readonly ActionColumn<RegisterRow>[] => [
  {
    key: 'kind',
    compact: 'title',
    header: fields.kind.label,
    cell: ({ kind }) => complianceKindLabel[kind],
  },
  { key: 'value', compact: 'figure', align: 'end', header: fields.value.label, cell: formatRule },
  dateColumn('validFrom', fields.validFrom, { missing: 'Por defecto', compact: 'labelled' }),
  dateColumn('validTo', fields.validTo, { compact: 'labelled' }),
  textColumn('source', fields.source),
  {
    key: 'confirmedBy',
    compact: 'status',
    header: fields.confirmedBy.label,
    cell: ({ confirmedBy }) => confirmedBy ?? <Badge tone="warning">pendiente de confirmar</Badge>,
  },
  actionsColumn<RegisterRow>(getRuleName, [
    { label: 'Cambiar', icon: EditIcon, runs, onClick: (row) => open({ action: 'edit', row }) },
    {
      label: 'Quitar',
      icon: DeleteIcon,
      runs,
      isOffered: ({ isDefault }) => !isDefault,
      onClick: (row) => open({ action: 'remove', row }),
    },
  ]),
];

/** The register of the figures that the law sets, with their sources. */
export function RulesPanel() {
  const { data, loading, error, refresh, reload } = usePageQuery(ComplianceRulesDocument, {});
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useMemo(() => createColumns(setOpened), []);
  if (error && !loading) return <ErrorState message="No se pudieron cargar las reglas." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando reglas..." />;
  const rules: ComplianceRuleInput[] = data.complianceRules.map(
    ({ kind, value, validFrom, validTo, source, confirmedBy }) => ({
      kind,
      value,
      validFrom,
      validTo: validTo ?? null,
      source,
      confirmedBy: confirmedBy ?? null,
    }),
  );
  const close = () => setOpened(null);
  return (
    <Panel>
      <p>
        Cada cifra vale desde un día y dice de dónde sale. Lo que nadie ha comprobado en su fuente está pendiente de
        confirmar. Lo ya registrado no cambia con una regla nueva.
      </p>
      <Allowed to={runs}>
        <div>
          <Button onClick={() => setOpened({ action: 'edit', row: null })}>Añadir regla</Button>
        </div>
      </Allowed>
      <RecordTable
        dense
        caption="Reglas de cumplimiento"
        columns={columns}
        rows={toRegister(rules)}
        rowKey={getRuleName}
      />
      {opened?.action === 'edit' && <RuleDialog row={opened.row} rules={rules} reload={reload} onClose={close} />}
      {opened?.action === 'remove' && opened.row && (
        <MutationQuestion
          title="¿Quitar esta regla?"
          confirmLabel="Quitar"
          mutation={SetComplianceRulesDocument}
          variables={{ rows: removeRule(rules, opened.row) }}
          toasts={ruleToasts}
          reload={reload}
          onClose={close}
        >
          <p>{`${getRuleName(opened.row)}: desde ahora vale la regla anterior, o el valor por defecto.`}</p>
        </MutationQuestion>
      )}
    </Panel>
  );
}
