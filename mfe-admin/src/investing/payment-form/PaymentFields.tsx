import { paymentFields, paymentInputFields } from '@cimiento/contracts/fields';
import type { Option } from '@cimiento/ui';
import { FormSearchSelect, getControlProps, useFormValue } from '@cimiento/ui/form';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { useReference, useReferenceChange } from '../../shared/records/references';
import { useOptionSearch, type InvestmentOption } from '../../shared/records/useOptionSearch';

type Props = { onInvestment: (investment: InvestmentOption) => void };

/** Investment, person and project of a payment: choosing an investment sets the other two, and they narrow the search for it. */
function PartyFields({ onInvestment: onChosen }: Props) {
  const investment = useReference('investmentId');
  const user = useReference('userId');
  const project = useReference('projectId');
  const change = useReferenceChange();
  const { searchUsers, searchProjects, searchInvestments } = useOptionSearch();

  const onInvestment = (chosen: Option | null) => {
    if (!chosen) return change({ investmentId: null });
    const option = chosen as InvestmentOption;
    onChosen(option);
    change({ investmentId: option, userId: option.user, projectId: option.project });
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
        // Another user or project than the investment's: the investment is cleared.
        onSelect={(chosen) => change({ userId: chosen, investmentId: null })}
        search={searchUsers}
      />
      <FormSearchSelect
        name="projectId"
        {...getControlProps(paymentFields.projectId)}
        selected={project}
        onSelect={(chosen) => change({ projectId: chosen, investmentId: null })}
        search={searchProjects}
      />
    </>
  );
}

/** When a paid payment was credited, and why it is corrected. */
function PaidFields({ isCorrection }: { isCorrection: boolean }) {
  const isPaid = useFormValue('status') === 'paid';
  return (
    <>
      {isPaid && (
        <>
          <RecordField name="creditedOn" field={paymentFields.creditedOn} />
          <RecordField name="dateReason" field={paymentFields.dateReason} />
        </>
      )}
      {isCorrection && (
        <Wide>
          <RecordField name="reason" field={paymentInputFields.reason} />
        </Wide>
      )}
    </>
  );
}

/** The fields of a payment. @param isCorrection whether it was paid before */
export const PaymentFields = ({ isCorrection = false, ...props }: Props & { isCorrection?: boolean }) => (
  <>
    <PartyFields {...props} />
    <RecordField name="amount" field={paymentFields.amount} />
    <RecordField name="period" field={paymentFields.period} />
    <RecordField name="paymentDate" field={paymentFields.paymentDate} />
    <RecordField name="status" field={paymentFields.status} required />
    <PaidFields isCorrection={isCorrection} />
  </>
);
