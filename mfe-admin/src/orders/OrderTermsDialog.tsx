import { useMutation } from '@apollo/client/react';
import { orderTermFields } from '@cimiento/contracts/fields';
import { orderTermsSchema, type OrderTerms } from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { RecordDialog } from '../records/RecordDialog';
import { RecordField } from '../records/RecordField';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { useRecordChanges } from '../records/useRecordChanges';
import { OrderTermsDocument, SetOrderTermsDocument } from './orders.generated';

const toasts = {
  success: 'Plazos actualizados',
  failure: (message: string) => `No se pudieron actualizar los plazos: ${message}`,
};

function OrderTermsForm({ terms, onClose }: { terms: OrderTerms; onClose: () => void }) {
  const { save } = useRecordChanges(() => Promise.resolve());
  const [send] = useMutation(SetOrderTermsDocument);
  const { reservationDays, coolingOffHours } = terms;
  const initialValues = useMemo(() => ({ reservationDays, coolingOffHours }), [reservationDays, coolingOffHours]);
  return (
    <RecordDialog<OrderTerms>
      title="Plazos de las órdenes"
      submitLabel="Guardar Cambios"
      schema={orderTermsSchema}
      initialValues={initialValues}
      onClose={onClose}
      onSubmit={(input) => save(() => send({ variables: { input } }), toasts)}
    >
      <RecordField name="reservationDays" field={orderTermFields.reservationDays} />
      <RecordField name="coolingOffHours" field={orderTermFields.coolingOffHours} />
    </RecordDialog>
  );
}

/** How long reservations wait and paid orders can be cancelled. It opens once the present values are there. */
export function OrderTermsDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQueryWithPreviousData(OrderTermsDocument, {});
  return data ? <OrderTermsForm terms={data.orderTerms} onClose={onClose} /> : null;
}
