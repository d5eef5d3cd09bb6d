import { orderTermFields } from '@cimiento/contracts/fields';
import { toSchema, type OrderTermsInput } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { useMemo } from 'react';
import { RecordField } from '../../shared/records/RecordField';
import { OrderTermsDocument, SetOrderTermsDocument, type OrderTermsQuery } from '../order-actions/orders.generated';
import { MutationForm } from '../../shared/records/MutationDialogs';

const isTerm = (name: string): name is keyof OrderTermsInput => name in orderTermFields;
const names = Object.keys(orderTermFields).filter(isTerm);

function OrderTermsForm({ terms, onClose }: { terms: OrderTermsQuery['orderTerms']; onClose: () => void }) {
  const initialValues = useMemo(() => Object.fromEntries(names.map((name) => [name, terms[name]])), [terms]);
  return (
    <MutationForm
      title="Plazos y límites de las órdenes"
      submitLabel="Guardar Cambios"
      schema={toSchema(orderTermFields)}
      initialValues={initialValues}
      mutation={SetOrderTermsDocument}
      toVariables={(input: OrderTermsInput) => ({ input })}
      toasts={{ success: 'Plazos y límites actualizados', failure: 'No se pudieron actualizar los plazos y límites' }}
      reload={() => Promise.resolve()}
      onClose={onClose}
    >
      {names.map((name) => (
        <RecordField key={name} name={name} field={orderTermFields[name]} />
      ))}
    </MutationForm>
  );
}

/**
 * Form for the waiting time of reservations, the time to cancel paid orders, and the limits of one user. It opens once the current values
 * are loaded.
 */
export function OrderTermsDialog({ onClose }: { onClose: () => void }) {
  const { data } = usePageQuery(OrderTermsDocument, {});
  return data ? <OrderTermsForm terms={data.orderTerms} onClose={onClose} /> : null;
}
