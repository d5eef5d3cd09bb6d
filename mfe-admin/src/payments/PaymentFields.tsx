import { paymentStatuses, paymentStatus } from '@cimiento/contracts';
import type { Option } from '@cimiento/ui';
import { FormField, FormSearchSelect, FormSelect, useFormChange } from '@cimiento/ui/form';
import { useState } from 'react';
import { Wide } from '../records/Fields';
import { useOptionSearch, type InvestmentOption } from '../records/useOptionSearch';

const statuses = paymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

export type Parties = { investment: Option | null; user: Option | null; project: Option | null };

/** Investment, person and project of a payment: an investment settles the other two, and they narrow the search for it. */
function PartyFields(present: Parties) {
  const [parties, setParties] = useState(present);
  const change = useFormChange();
  const { searchUsers, searchProjects, searchInvestments } = useOptionSearch();
  const { investment, user, project } = parties;

  const onInvestment = (chosen: Option | null) => {
    if (!chosen) return setParties({ ...parties, investment: null });
    const { user: person, project: place } = chosen as InvestmentOption;
    change('userId', person.id);
    change('projectId', place.id);
    setParties({ investment: chosen, user: person, project: place });
  };
  // Another person or project than the investment's: that investment is not meant any more.
  const onOther = (changed: Partial<Parties>) => {
    change('investmentId', undefined);
    setParties({ ...parties, ...changed, investment: null });
  };

  return (
    <>
      <Wide>
        <FormSearchSelect
          name="investmentId"
          label="Inversión"
          marked
          placeholder="Número, proyecto, usuario o monto"
          hint="Al elegirla se completan el usuario y el proyecto."
          selected={investment}
          onSelect={onInvestment}
          // The two that an investment settled do not stand in the way of choosing another one.
          search={(text) => searchInvestments(text, investment ? {} : { userId: user?.id, projectId: project?.id })}
        />
      </Wide>
      <FormSearchSelect
        name="userId"
        label="Usuario"
        marked
        placeholder="Nombre o correo"
        selected={user}
        onSelect={(chosen) => onOther({ user: chosen })}
        search={searchUsers}
      />
      <FormSearchSelect
        name="projectId"
        label="Proyecto"
        marked
        placeholder="Nombre o ubicación"
        selected={project}
        onSelect={(chosen) => onOther({ project: chosen })}
        search={searchProjects}
      />
    </>
  );
}

/** The fields of a payment; all are required (specification §5). */
export const PaymentFields = (parties: Parties) => (
  <>
    <PartyFields {...parties} />
    <FormField
      name="amount"
      label="Monto (USD)"
      marked
      type="number"
      min="0"
      step="0.01"
      inputMode="decimal"
      autoComplete="off"
      placeholder="125.50"
      // Scrolling the page over a number field would change the amount.
      onWheel={({ currentTarget }) => currentTarget.blur()}
    />
    <FormField name="period" label="Período" marked placeholder="2025-01" maxLength={7} autoComplete="off" />
    <FormField name="paymentDate" label="Fecha de Pago" marked type="date" />
    <FormSelect name="status" label="Estado" marked choices={statuses} />
  </>
);
