import { useMutation } from '@apollo/client/react';
import { messages, formatDollars } from '@cimiento/contracts';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import { DeleteDialog, IrreversibleNote } from '../records/DeleteDialog';
import { pickFormValues } from '../records/form-values';
import { toProjectOption, toUserOption, type ProjectOption } from '../records/useOptionSearch';
import type { OpenDialog, RecordVersion } from '../records/open-dialog';
import { EditDialog } from '../records/EditDialog';
import { RecordDialog } from '../records/RecordDialog';
import type { References } from '../records/references';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useIdempotencyKey } from '../records/useIdempotencyKey';
import { useRecordChanges } from '../records/useRecordChanges';
import type { Investment } from './investment-columns';
import { InvestmentFields } from './InvestmentFields';
import {
  CreateInvestmentDocument,
  CurrentInvestmentDocument,
  DeleteInvestmentDocument,
  UpdateInvestmentDocument,
} from './investments.generated';

const failure = (serverMessage: string): string => serverMessage;

function useInvestmentMutations(reload: () => Promise<unknown>) {
  const { save, run } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [sendCreate] = useMutation(CreateInvestmentDocument);
  const [sendUpdate] = useMutation(UpdateInvestmentDocument);
  const [sendDelete] = useMutation(DeleteInvestmentDocument);
  return {
    create: (input: InvestmentInput) =>
      save(() => sendCreate({ variables: { input }, context: withIdempotencyKey(input) }), {
        success: 'Inversión creada',
        failure,
      }),
    update: ({ id, revision }: RecordVersion, input: InvestmentInput) =>
      save(() => sendUpdate({ variables: { id, input, revision } }), { success: 'Inversión actualizada', failure }),
    remove: (id: number) => run(() => sendDelete({ variables: { id } }), { success: 'Inversión eliminada', failure }),
  };
}

const newInvestment: Partial<InvestmentInput> = {};

const toFormValues = (investment: Investment): Partial<InvestmentInput> =>
  pickFormValues(investment, ['userId', 'projectId', 'amount', 'annualReturn']);

const toReferences = ({ userId, user, projectId, project }: Investment): References => {
  const option: ProjectOption = { ...toProjectOption(projectId, project), annualReturn: project?.annualReturn };
  return { userId: toUserOption(userId, user), projectId: option };
};

type Props = { dialog: OpenDialog<Investment>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the investments page: create, edit, delete or history. */
export function InvestmentDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = useInvestmentMutations(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const form = { schema: investmentSchema, onClose };
  if (!row) {
    return (
      <RecordDialog
        {...form}
        title="Añadir Inversión"
        submitLabel="Crear Inversión"
        initialValues={newInvestment}
        onSubmit={create}
      >
        <InvestmentFields />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="investment" id={row.id} name={`inversión ${row.id}`} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteDialog onDelete={() => remove(row.id)} onClose={onClose}>
        <p>
          ¿Eliminar la inversión <strong>{row.id}</strong> de {row.user?.fullName ?? messages.missingUser} por{' '}
          {formatDollars(row.amount)}?
        </p>
        <p>
          Sus pagos quedan registrados. Lo financiado y el número de inversores del proyecto no cambian: si corresponde,
          ajústalos en Proyectos.
        </p>
        <IrreversibleNote />
      </DeleteDialog>
    );
  }
  return (
    <EditDialog
      {...form}
      title="Editar Inversión"
      entity="investment"
      row={row}
      document={CurrentInvestmentDocument}
      toValues={toFormValues}
      toReferences={toReferences}
      onUpdate={update}
    >
      <InvestmentFields />
    </EditDialog>
  );
}
