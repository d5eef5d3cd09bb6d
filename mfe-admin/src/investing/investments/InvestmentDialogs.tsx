import { messages, formatDollars } from '@cimiento/contracts';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { pickFormValues } from '../../shared/records/form-values';
import { toProjectOption, toUserOption, type ProjectOption } from '../../shared/records/useOptionSearch';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { EditDialog } from '../../shared/records/EditDialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import type { References } from '../../shared/records/references';
import { RecordHistoryDialog } from '../../access/audit-log/RecordHistoryDialog';
import { useCrud, type Noun } from '../../shared/records/useCrud';
import type { Investment } from './investment-columns';
import { InvestmentFields } from './InvestmentFields';
import {
  CreateInvestmentDocument,
  CurrentInvestmentDocument,
  DeleteInvestmentDocument,
  UpdateInvestmentDocument,
} from './investments.generated';

const documents = {
  create: CreateInvestmentDocument,
  update: UpdateInvestmentDocument,
  remove: DeleteInvestmentDocument,
};
const noun: Noun = { name: 'la inversión', isFeminine: true, describeFailure: (_action, message) => message };

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
  const { create, update, remove } = useCrud<InvestmentInput>(documents, noun, reload);
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
