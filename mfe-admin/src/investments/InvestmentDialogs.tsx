import { useMutation } from '@apollo/client/react';
import { messages, usd } from '@cimiento/contracts';
import { investmentSchema, type InvestmentInput } from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { DeleteDialog, NoWayBack } from '../records/DeleteDialog';
import { formValues } from '../records/form-values';
import { projectOption, userOption } from '../records/lookups';
import type { OpenDialog, Seen } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useIdempotencyKey } from '../records/useIdempotencyKey';
import { useChanges } from '../records/useChanges';
import type { Investment } from './investment-columns';
import { InvestmentFields } from './InvestmentFields';
import { CreateInvestmentDocument, DeleteInvestmentDocument, UpdateInvestmentDocument } from './investments.generated';

// A failure is told in the server's own words (specification §8).
const failed = (message: string): string => message;

function useInvestmentChanges(reload: () => Promise<unknown>) {
  const { save, remove } = useChanges(reload);
  const attempt = useIdempotencyKey();
  const [create] = useMutation(CreateInvestmentDocument);
  const [update] = useMutation(UpdateInvestmentDocument);
  const [del] = useMutation(DeleteInvestmentDocument);
  return {
    create: (input: InvestmentInput) =>
      save(() => create({ variables: { input }, context: attempt(input) }), { done: 'Inversión creada', failed }),
    update: ({ id, revision }: Seen, input: InvestmentInput) =>
      save(() => update({ variables: { id, input, revision } }), { done: 'Inversión actualizada', failed }),
    remove: (id: number) => remove(() => del({ variables: { id } }), { done: 'Inversión eliminada', failed }),
  };
}

const empty: Partial<InvestmentInput> = {};

const optionsOf = ({ userId, user, projectId, project }: Investment) => ({
  user: userOption(userId, user),
  project: { ...projectOption(projectId, project), annualReturn: project?.annualReturn },
});

type Props = { dialog: OpenDialog<Investment>; onClose: () => void; reload: () => Promise<unknown> };

/** The dialog that is open over the investments (specification §2 and §5). */
export function InvestmentDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = useInvestmentChanges(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const initialValues = useMemo(
    () => (row ? formValues(row, ['userId', 'projectId', 'amount', 'annualReturn']) : empty),
    [row],
  );
  const form = { schema: investmentSchema, initialValues, onClose };
  if (!row) {
    return (
      <RecordDialog {...form} title="Añadir Inversión" submitLabel="Crear Inversión" onSubmit={create}>
        <InvestmentFields user={null} project={null} />
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
          {usd(row.amount)}?
        </p>
        <p>
          Sus pagos quedan registrados. Lo financiado y el número de inversores del proyecto no cambian: si corresponde,
          ajústalos en Proyectos.
        </p>
        <NoWayBack />
      </DeleteDialog>
    );
  }
  return (
    <RecordDialog
      {...form}
      title="Editar Inversión"
      submitLabel="Guardar Cambios"
      onSubmit={(input) => update(row, input)}
    >
      <InvestmentFields {...optionsOf(row)} />
    </RecordDialog>
  );
}
