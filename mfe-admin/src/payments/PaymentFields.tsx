import { paymentFields } from '@cimiento/contracts/fields';
import type { Option } from '@cimiento/ui';
import { FormSearchSelect, getControlProps, useFormChange } from '@cimiento/ui/form';
import { useState } from 'react';
import { Wide } from '../records/Fields';
import { RecordField } from '../records/RecordField';
import { useOptionSearch, type InvestmentOption } from '../records/useOptionSearch';

export type Parties = { investment: Option | null; user: Option | null; project: Option | null };

type Props = { parties: Parties; onInvestment: (investment: InvestmentOption) => void };

/** Investment, person and project of a payment: choosing an investment sets the other two, and they narrow the search for it. */
function PartyFields({ parties: present, onInvestment: onChosen }: Props) {
  const [parties, setParties] = useState(present);
  const change = useFormChange();
  const { searchUsers, searchProjects, searchInvestments } = useOptionSearch();
  const { investment, user, project } = parties;

  const onInvestment = (chosen: Option | null) => {
    if (!chosen) return setParties({ ...parties, investment: null });
    const option = chosen as InvestmentOption;
    const { user: person, project: place } = option;
    onChosen(option);
    change('userId', person.id);
    change('projectId', place.id);
    setParties({ investment: chosen, user: person, project: place });
  };
  // Another user or project than the investment's: the investment is cleared.
  const onOther = (changed: Partial<Parties>) => {
    change('investmentId', undefined);
    setParties({ ...parties, ...changed, investment: null });
  };

  return (
    <>
      <Wide>
        <FormSearchSelect
          name="investmentId"
          {...getControlProps(paymentFields.investmentId)}
          selected={investment}
          onSelect={onInvestment}
          // A user and project that came with the investment must not narrow the search for another one.
          search={(text) => searchInvestments(text, investment ? {} : { userId: user?.id, projectId: project?.id })}
        />
      </Wide>
      <FormSearchSelect
        name="userId"
        {...getControlProps(paymentFields.userId)}
        selected={user}
        onSelect={(chosen) => onOther({ user: chosen })}
        search={searchUsers}
      />
      <FormSearchSelect
        name="projectId"
        {...getControlProps(paymentFields.projectId)}
        selected={project}
        onSelect={(chosen) => onOther({ project: chosen })}
        search={searchProjects}
      />
    </>
  );
}

/** The fields of a payment; all are required. */
export const PaymentFields = (props: Props) => (
  <>
    <PartyFields {...props} />
    <RecordField name="amount" field={paymentFields.amount} />
    <RecordField name="period" field={paymentFields.period} />
    <RecordField name="paymentDate" field={paymentFields.paymentDate} />
    <RecordField name="status" field={paymentFields.status} required />
  </>
);
