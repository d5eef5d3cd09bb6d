import { messages, formatDollars } from '@cimiento/contracts';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { pickFormValues } from '../../shared/records/form-values';
import { toProjectOption, toUserOption, type ProjectOption } from '../../shared/records/useOptionSearch';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { CrudDialogs } from '../../shared/records/CrudDialogs';
import type { References } from '../../shared/records/references';
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
  const crud = useCrud<InvestmentInput>(documents, noun, reload);
  return (
    <CrudDialogs
      dialog={dialog}
      texts={{ add: 'Añadir Inversión', create: 'Crear Inversión', edit: 'Editar Inversión' }}
      entity="investment"
      getName={({ id }) => `inversión ${id}`}
      schema={investmentSchema}
      newValues={newInvestment}
      document={CurrentInvestmentDocument}
      toValues={toFormValues}
      toReferences={toReferences}
      crud={crud}
      onClose={onClose}
      renderDelete={({ id, user, amount }) => (
        <DeleteDialog onDelete={() => crud.remove(id)} onClose={onClose}>
          <p>
            ¿Eliminar la inversión <strong>{id}</strong> de {user?.fullName ?? messages.missingUser} por{' '}
            <span>{formatDollars(amount)}</span>?
          </p>
          <p>
            Sus pagos quedan registrados. Lo financiado y el número de inversores del proyecto no cambian: si
            corresponde, ajústalos en Proyectos.
          </p>
          <IrreversibleNote />
        </DeleteDialog>
      )}
    >
      <InvestmentFields />
    </CrudDialogs>
  );
}
