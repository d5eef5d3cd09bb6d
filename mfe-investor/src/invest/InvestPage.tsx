import { useQuery } from '@apollo/client/react';
import { amountRange, canInvest, investmentFault, limits, parseWhole, paths, projectPath } from '@cimiento/contracts';
import { toCallError, useSessionCheck } from '@cimiento/session';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  MessagePage,
  PageContainer,
  PageHeader,
  Spinner,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { recordId } from '../addresses/record-id';
import { heldByProject } from '../holdings/held';
import { FacadePanel } from '../pictures/FacadePanel';
import { AmountPicker } from './AmountPicker';
import { Confirmation } from './Confirmation';
import { OfferDocument, type OfferQuery } from './invest.generated';
import { Choices, Columns, Picture } from './InvestPage.styles';
import { Summary } from './Summary';
import { texts } from './texts';
import { useOrder } from './useOrder';

/** The amount that is being chosen, kept in the address so that a sign-in in between does not lose it. */
function useChosenAmount(least: number) {
  const [query, setQuery] = useSearchParams();
  const asked = parseWhole(query.get('amount'));
  const [amount, setAmount] = useState(asked !== null && asked <= limits.dollars.max ? asked : least);
  const choose = (next: number) => {
    setAmount(next);
    setQuery({ amount: String(next) }, { replace: true, preventScrollReset: true });
  };
  return { amount, choose };
}

function Order({ project, held, onRefused }: { project: OfferQuery['project']; held: number; onRefused: () => void }) {
  const range = amountRange(project);
  const { amount: chosen, choose } = useChosenAmount(range.min);
  const { confirm, sending, open, refusal } = useOrder(project.id, onRefused);
  const amount = open?.amount ?? chosen;
  // An order that may have been recorded already cannot be judged by what is left now.
  const fault = open ? null : investmentFault(project, amount);
  if (!canInvest(project) && !open) {
    return (
      <EmptyState
        title={refusal ?? texts.closed}
        description={texts.closedHint}
        action={<ButtonLink to={paths.marketplace}>{texts.marketplace}</ButtonLink>}
      />
    );
  }
  const picked = Math.min(Math.max(0, amount), range.max);
  return (
    <Columns>
      <Picture>
        <FacadePanel
          funded={project.funded + picked}
          target={project.target}
          mine={held + picked}
          mineLabel={held > 0 ? 'tuyas con esta compra' : 'para ti'}
          height="22rem"
        />
      </Picture>
      <Choices>
        <AmountPicker range={range} amount={amount} fault={fault} locked={open !== null || sending} onChange={choose} />
        <Summary project={project} amount={fault ? 0 : amount} />
        <Confirmation
          key={open?.key}
          amount={amount}
          fits={fault === null}
          sending={sending}
          unanswered={open !== null}
          refusal={refusal}
          onConfirm={() => void confirm(amount)}
        />
      </Choices>
    </Columns>
  );
}

const Missing = () => (
  <MessagePage
    title={texts.missing}
    message={texts.missingHint}
    actions={<ButtonLink to={paths.marketplace}>{texts.marketplace}</ButtonLink>}
  />
);

function Known({ id }: { id: number }) {
  usePageTitle(texts.title);
  // What is left is asked for each time: others invest too.
  const { data, loading, error, refetch } = useQuery(OfferDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <Missing />;
  return (
    <PageContainer>
      <div>
        <TextLink to={projectPath(id)}>← {texts.back}</TextLink>
      </div>
      {loading && !data && <Spinner label={texts.loading} />}
      {error && !data && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PageHeader title={`${texts.title} en ${data.project.name}`} lead={data.project.location} />
          <Order
            project={data.project}
            held={heldByProject(data.myInvestments).get(id) ?? 0}
            onRefused={() => void refetch()}
          />
        </>
      )}
    </PageContainer>
  );
}

/** Where 'Invertir ahora' leads: choose whole fractions, see what they would pay, accept the risks, confirm. */
export default function InvestPage() {
  const id = recordId(useParams()['id']);
  return id === null ? <Missing /> : <Known key={id} id={id} />;
}
