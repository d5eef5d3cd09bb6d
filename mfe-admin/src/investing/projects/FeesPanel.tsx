import {
  addMonths,
  describeFeeRule,
  feeBase,
  feeKindLabel,
  feeMessages,
  formatPaymentDate,
  toPeriod,
  today,
  withoutFees,
} from '@cimiento/contracts';
import { feeRuleFields, getInitialValues, type FeeRuleInput } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { AddIcon, Badge, Button, EmptyState, Muted, Row } from '@cimiento/ui';
import { FormCheckbox, getCheckboxProps, useFormValue } from '@cimiento/ui/form';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { DeleteDialog } from '../../shared/records/DeleteDialog';
import { ListTitle } from '../../shared/records/ListTitle';
import { MutationForm, useSave } from '../../shared/records/MutationDialogs';
import { Panel } from '../../shared/records/Panel';
import { RecordField } from '../../shared/records/RecordField';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { SetProjectFeesDocument, type ProjectContentQuery } from './content.generated';

type Fee = ProjectContentQuery['projectFeeRecords'][number];

const toasts = { success: 'Comisiones guardadas', failure: 'No se pudieron guardar las comisiones' };

const { base: _ofItsKind, ...formFields } = feeRuleFields;
const { catchUp, hurdlePercent, ...commonFields } = formFields;
const newFee: Partial<Omit<FeeRuleInput, 'base'>> = {
  ...getInitialValues(formFields),
  kind: 'management',
  validFrom: `${addMonths(toPeriod(today()), 1)}-01`,
};

const toInput = ({
  kind,
  base,
  percent,
  hurdlePercent,
  catchUp: isWhole,
  vatPercent,
  validFrom,
}: Fee): FeeRuleInput => ({
  kind,
  base,
  percent,
  hurdlePercent,
  catchUp: isWhole,
  vatPercent,
  validFrom,
});

const toRule = ({ hurdlePercent: hurdle, catchUp: isWhole, ...input }: Omit<FeeRuleInput, 'base'>): FeeRuleInput => ({
  ...input,
  base: feeBase[input.kind],
  hurdlePercent: input.kind === 'performance' ? hurdle : null,
  catchUp: input.kind === 'performance' && isWhole,
});

const isSame = (one: Fee, other: Fee): boolean => one.kind === other.kind && one.validFrom === other.validFrom;

type Props = {
  projectId: number;
  fees: readonly Fee[];
  /** Fees as the project states them in words. */
  stated: string | null;
  reload: () => Promise<unknown>;
};

/** The fields that only a performance fee has. */
function PerformanceFields() {
  if (useFormValue<FeeRuleInput['kind']>('kind') !== 'performance') return null;
  return (
    <>
      <RecordField name="hurdlePercent" field={hurdlePercent} />
      <FormCheckbox name="catchUp" {...getCheckboxProps(catchUp)} />
    </>
  );
}

/** The form of one more fee. */
function AddDialog({ projectId, fees, reload, onClose }: Props & { onClose: () => void }) {
  return (
    <MutationForm
      title="Añadir comisión"
      submitLabel="Añadir comisión"
      schema={toSchema(formFields)}
      initialValues={newFee}
      mutation={SetProjectFeesDocument}
      toVariables={(input: Omit<FeeRuleInput, 'base'>) => ({
        projectId,
        rows: [...fees.map(toInput), toRule(input)],
      })}
      toasts={toasts}
      onClose={onClose}
      reload={reload}
    >
      {Object.entries(commonFields).map(([name, field]) => (
        <RecordField key={name} name={name} field={field} />
      ))}
      <PerformanceFields />
    </MutationForm>
  );
}

const createColumns = (onRemove: (fee: Fee) => void): readonly ActionColumn<Fee>[] => [
  { key: 'text', header: 'Comisión', compact: 'title', cell: describeFeeRule },
  { key: 'validFrom', header: 'Desde', nowrap: true, cell: ({ validFrom }) => formatPaymentDate(validFrom) },
  {
    key: 'actions',
    header: 'Acciones',
    runs: ['setProjectFees'],
    align: 'end',
    cell: (fee) => (
      <Button
        variant="ghost"
        size="small"
        aria-label={`Quitar ${feeKindLabel[fee.kind]} desde ${formatPaymentDate(fee.validFrom)}`}
        onClick={() => onRemove(fee)}
      >
        Quitar
      </Button>
    ),
  },
];

/** The fees of a project. Its first order freezes them; one that is only stated in words is charged nowhere. */
export function FeesPanel(props: Props) {
  const { projectId, fees, stated, reload } = props;
  const [isAdding, setIsAdding] = useState(false);
  const [removed, setRemoved] = useState<Fee | null>(null);
  const save = useSave({ mutation: SetProjectFeesDocument, toasts, reload });
  const isOnlyStated = fees.length === 0 && /\d\s*%/.test(stated ?? '');
  return (
    <Panel as="section" aria-labelledby="project-fees">
      <Row $between $gap={2}>
        <ListTitle id="project-fees">Comisiones</ListTitle>
        <Allowed to="setProjectFees">
          <Button onClick={() => setIsAdding(true)}>
            <AddIcon size={18} />
            Añadir comisión
          </Button>
        </Allowed>
      </Row>
      {isOnlyStated && (
        <div>
          <Badge tone="warning">{feeMessages.statedWithoutRule}</Badge>
          <Muted>{`${stated}: ningún pago la descuenta. Añádela como comisión desde un mes.`}</Muted>
        </div>
      )}
      {fees.length === 0 ? (
        <EmptyState title={withoutFees} description="Lo que el proyecto cobre se fija antes de su primera orden." />
      ) : (
        <RecordTable
          caption="Comisiones"
          columns={createColumns(setRemoved)}
          rows={fees}
          rowKey={({ kind, validFrom }) => `${kind} ${validFrom}`}
        />
      )}
      {isAdding && <AddDialog {...props} onClose={() => setIsAdding(false)} />}
      {removed && (
        <DeleteDialog
          onDelete={async () => {
            const rows = fees.filter((fee) => !isSame(fee, removed)).map(toInput);
            return !(await save({ projectId, rows }));
          }}
          onClose={() => setRemoved(null)}
        >
          <p>
            ¿Quitar la comisión <strong>{describeFeeRule(removed)}</strong>?
          </p>
        </DeleteDialog>
      )}
    </Panel>
  );
}
