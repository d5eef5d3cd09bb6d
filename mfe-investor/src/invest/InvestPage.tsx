import { useQuery } from '@apollo/client/react';
import {
  amountRange,
  canInvest,
  centsToText,
  findParticipation,
  findRoundFault,
  formatDollars,
  formatExactDollars,
  getReservableAmount,
  getReservableTogether,
  groupHoldings,
  investmentFault,
  parseSignedCents,
  paths,
  projectPath,
  reservationLimitTexts,
  today,
} from '@cimiento/contracts';
import { toCallError, useSessionCheck } from '@cimiento/session';
import { MessagePage, NotFound } from '@cimiento/product-ui';
import { MissingDocuments } from '@cimiento/product-ui/project-content';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  Skeleton,
  TextLink,
  answerUnsavedChanges,
  usePageTitle,
} from '@cimiento/ui';
import { useEffect, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { parseRecordId } from '../shared/parse-record-id';
import { FacadePanel } from '../shared/FacadePanel';
import { AmountPicker } from './AmountPicker';
import { Confirmation } from './Confirmation';
import { FundingChoice } from './FundingChoice';
import { InterestForm } from './InterestForm';
import { OfferDocument, type OfferQuery } from './invest.generated';
import { Choices, Columns, Picture } from './InvestPage.styles';
import { Summary } from './Summary';
import { texts } from './texts';
import { useOrderChoice } from './useOrderChoice';
import { usePlaceOrder } from './usePlaceOrder';

const findBalanceFault = (missingCents: number): string | null =>
  missingCents > 0 ? texts.balanceShort(formatExactDollars(centsToText(missingCents))) : null;

/** Reason why an amount cannot be reserved until its transfer arrives, in Spanish; null when it can. */
function findReservationFault(
  project: OfferQuery['project'],
  { reservationShare, reservationsTogether }: OfferQuery['orderTerms'],
  amount: number,
): string | null {
  const left = getReservableTogether(project, reservationsTogether);
  if (amount > left) return reservationLimitTexts.together(left);
  const reservable = getReservableAmount(project, reservationShare);
  return amount > reservable ? reservationLimitTexts.share(reservationShare, reservable) : null;
}

/** Whole dollars of which one order may wait for its transfer. */
const getReservable = (
  project: OfferQuery['project'],
  { reservationShare, reservationsTogether }: OfferQuery['orderTerms'],
): number =>
  Math.min(getReservableTogether(project, reservationsTogether), getReservableAmount(project, reservationShare));

/** Reason why a project takes no order now; null when it does. */
const findClosed = (project: OfferQuery['project']): string | null =>
  (project.round && findRoundFault(project.round, today())) ?? (canInvest(project) ? null : texts.closed);

const ClosedOffer = ({ reason }: { reason: ReactNode }) => (
  <EmptyState
    title={reason}
    description={texts.closedHint}
    action={<ButtonLink to={paths.marketplace}>{texts.marketplace}</ButtonLink>}
  />
);

function OrderForm({
  offer: { project, projectDocuments, myBalance, orderTerms },
  held,
  onRejected,
}: {
  offer: OfferQuery;
  held: number;
  onRejected: () => void;
}) {
  const range = amountRange(project);
  const choice = useOrderChoice(project.id, range.min);
  const { placeOrder, sending, pending, rejection, warning } = usePlaceOrder(project.id, {
    onRejected,
    onSignedOut: choice.keepOverSignIn,
  });
  const amount = pending?.amount ?? choice.amount;
  const missingCents = amount * 100 - parseSignedCents(myBalance.available);
  // The money that is there goes first.
  const fundedFrom = pending?.fundedFrom ?? choice.funding ?? (missingCents > 0 ? 'transfer' : 'balance');
  const findFundingFault = () =>
    fundedFrom === 'balance' ? findBalanceFault(missingCents) : findReservationFault(project, orderTerms, amount);
  // A pending order may already be recorded, so what is left now says nothing about it.
  const error = pending ? null : investmentFault(project, amount);
  const fault = pending ? null : (error ?? findFundingFault());
  // Nobody is asked to load the page again on the way to an order.
  useEffect(() => answerUnsavedChanges(() => true), []);
  const closed = findClosed(project);
  if (closed !== null && !pending) return <ClosedOffer reason={rejection ?? closed} />;
  const picked = error ? 0 : amount;
  const hasRound = project.round !== null;
  const shownWarning = warning?.amount === amount ? warning.message : null;
  const toLabel = (shownWarning === null ? texts.confirm : texts.confirmAgain)[fundedFrom];
  return (
    <Columns>
      <Picture>
        <FacadePanel
          funded={project.funded + picked}
          target={project.target}
          mine={held + picked}
          reserved={project.reserved}
          mineLabel={held > 0 ? (picked > 0 ? 'tuyas con esta compra' : 'tuyas') : 'para ti'}
          height="22rem"
          phoneHeight="8rem"
        />
      </Picture>
      <Choices>
        <AmountPicker
          range={range}
          reservable={fundedFrom === 'transfer' ? getReservable(project, orderTerms) : null}
          amount={amount}
          error={error}
          disabled={pending !== null || sending}
          onChange={choice.chooseAmount}
        />
        <Summary project={project} amount={error ? null : amount} />
        <FundingChoice
          value={fundedFrom}
          available={myBalance.available}
          missingCents={missingCents}
          reservationDays={orderTerms.reservationDays}
          hasRound={hasRound}
          disabled={pending !== null || sending}
          onChange={choice.chooseFunding}
        />
        <MissingDocuments documents={projectDocuments} />
        <Confirmation
          key={pending?.key}
          amount={amount}
          fault={fault}
          sending={sending}
          isUnconfirmed={pending !== null}
          rejection={rejection}
          hasEnded={choice.isInterrupted && pending === null}
          warning={shownWarning}
          source={texts.fundingName[fundedFrom]}
          confirmLabel={toLabel(formatDollars(amount))}
          commitment={texts.commitment[fundedFrom](orderTerms.coolingOffHours, hasRound)}
          onConfirm={() => {
            choice.forgetInterruption();
            void placeOrder(amount, fundedFrom);
          }}
        />
      </Choices>
    </Columns>
  );
}

const ProjectNotFound = () => (
  <MessagePage
    title={texts.notFound}
    message={texts.notFoundHint}
    actions={<ButtonLink to={paths.marketplace}>{texts.marketplace}</ButtonLink>}
  />
);

function ProjectOffer({ id }: { id: number }) {
  usePageTitle(texts.title);
  // Always fetched again: what is left changes as others invest.
  const { data, loading, error, refetch } = useQuery(OfferDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <ProjectNotFound />;
  return (
    <PageContainer>
      <div>
        <TextLink to={projectPath(id)}>← {texts.back}</TextLink>
      </div>
      {loading && !data && <Skeleton label={texts.loading} />}
      {error && !data && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PageHeader title={`${texts.title} en ${data.project.name}`} lead={data.project.location} />
          {findParticipation(data.project, today()) === 'interest' ? (
            <InterestForm offer={data} onRejected={() => void refetch()} />
          ) : (
            <OrderForm
              offer={data}
              held={groupHoldings(data.myInvestments).get(id)?.amount ?? 0}
              onRejected={() => void refetch()}
            />
          )}
        </>
      )}
    </PageContainer>
  );
}

/** Choose whole fractions of a project, see their projected return, accept the risks and confirm an order, or an interest in its round. */
export default function InvestPage() {
  const id = parseRecordId(useParams()['id']);
  return id === null ? <NotFound /> : <ProjectOffer key={id} id={id} />;
}
