import { useMutation } from '@apollo/client/react';
import {
  amountRange,
  centsToText,
  describeInterest,
  formatDollars,
  formatExactDollars,
  investmentFault,
  parseSignedCents,
  paths,
  toFractions,
} from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { MissingDocuments } from '@cimiento/product-ui/project-content';
import { TextLink } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState, type ReactNode } from 'react';
import { withIdentityLink } from '../shared/IdentityLink';
import { WithdrawInterest } from '../rounds/WithdrawInterest';
import { FacadePanel } from '../shared/FacadePanel';
import { AmountPicker } from './AmountPicker';
import { Panel } from './AmountPicker.styles';
import { Confirmation } from './Confirmation';
import { ExpressInterestDocument, type OfferQuery } from './invest.generated';
import { Choices, Columns, Picture } from './InvestPage.styles';
import { Summary } from './Summary';
import { texts } from './texts';
import { useOrderChoice } from './useOrderChoice';

// Fields that an interest changes besides its round; they are fetched again when next shown.
const changedFields = ['myBalance', 'myInterests', 'myMovements'];

type Props = {
  offer: OfferQuery;
  /** Called after a rejection, when the offer may have changed. */
  onRejected: () => void;
};

type Interest = OfferQuery['myInterests'][number];

/** The investor's open interest, and the button to withdraw it. */
const OwnInterest = ({ interest, offer, onRejected }: Props & { interest: Interest }) => (
  <Panel as="section" aria-labelledby="own-interest">
    <h2 id="own-interest">{texts.interest.own}</h2>
    <p>{describeInterest(interest, offer.project.round)}</p>
    <div>
      <WithdrawInterest id={interest.id} onRefused={onRejected} />
    </div>
    <TextLink to={paths.orders}>Ver mis órdenes</TextLink>
  </Panel>
);

/** The balance that an interest needs, and the way to deposit what is missing. */
const NeededBalance = ({ amount, available, isShort }: { amount: number; available: string; isShort: boolean }) => (
  <Panel as="section" aria-labelledby="needed-balance">
    <h2 id="needed-balance">{texts.interest.balanceTitle}</h2>
    <p>{texts.interest.balance(formatDollars(amount), formatExactDollars(available))}</p>
    {isShort && <TextLink to={paths.balance}>{texts.interest.deposit}</TextLink>}
  </Panel>
);

function NewInterest({ offer: { project, projectDocuments, myBalance }, onRejected }: Props) {
  const range = amountRange(project);
  const { amount, chooseAmount } = useOrderChoice(project.id, range.min);
  const [express, { loading }] = useMutation(ExpressInterestDocument);
  const [rejection, setRejection] = useState<ReactNode>(null);
  const error = investmentFault(project, amount);
  const missingCents = amount * 100 - parseSignedCents(myBalance.available);
  const isShort = missingCents > 0;
  const shortage = isShort ? texts.balanceShort(formatExactDollars(centsToText(missingCents))) : null;
  const confirm = async () => {
    setRejection(null);
    try {
      const input = { projectId: project.id, fractions: toFractions(amount), acceptedRisks: true };
      await express({
        variables: { input },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      toast({ title: 'Interés registrado' });
    } catch (failure) {
      setRejection(withIdentityLink(getUserMessage(failure, texts.interest.unknown), failure));
      onRejected();
    }
  };
  return (
    <>
      <AmountPicker
        range={range}
        reservable={null}
        amount={amount}
        error={error}
        disabled={loading}
        onChange={chooseAmount}
      />
      <Summary project={project} amount={error ? null : amount} />
      {error === null && <NeededBalance amount={amount} available={myBalance.available} isShort={isShort} />}
      <MissingDocuments documents={projectDocuments} />
      <Confirmation
        amount={amount}
        fault={error ?? shortage}
        sending={loading}
        isUnconfirmed={false}
        rejection={rejection}
        rejectedTitle={texts.interest.rejected}
        hasEnded={false}
        warning={null}
        source={texts.interest.chosen}
        confirmLabel={texts.interest.confirm(formatDollars(amount))}
        commitment={texts.interest.commitment(project.round?.closesAt ?? '')}
        onConfirm={() => void confirm()}
      />
    </>
  );
}

/** Registers the fractions that an investor wants of a round, or shows those that they asked for. */
export function InterestForm({ offer, onRejected }: Props) {
  const { project, myInterests } = offer;
  const own = myInterests.find(({ projectId, state }) => projectId === project.id && state === 'open');
  return (
    <Columns>
      <Picture>
        <FacadePanel
          funded={project.funded}
          target={project.target}
          mine={0}
          reserved={project.reserved}
          mineLabel="tuyas"
          height="22rem"
          phoneHeight="8rem"
        />
      </Picture>
      <Choices>
        {own ? (
          <OwnInterest interest={own} offer={offer} onRejected={onRejected} />
        ) : (
          <NewInterest offer={offer} onRejected={onRejected} />
        )}
      </Choices>
    </Columns>
  );
}
