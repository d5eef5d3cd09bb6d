import { formatExactDollars, formatPaymentDate } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, ErrorState, Row, Skeleton } from '@cimiento/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { isSlash, useShortcut } from '../../shared/search/shortcuts';
import { describeAccount, describeLine } from './bank-line';
import { BatchCandidate } from './BatchCandidate';
import { describeEffect, listBankTargets, toCandidate, type LineTarget } from './line-targets';
import { Candidate, CandidateList, Panel } from './Proposal.styles';
import { findFields, ProjectTarget } from './ProjectTarget';
import {
  BankLineCandidatesDocument,
  type BankLineMatchInput,
  type BankLineRowFragment,
  type ReconciliationQuery,
} from './reconciliation.generated';
import { TargetSearch } from './TargetSearch';

type OneProps = {
  line: BankLineRowFragment;
  target: LineTarget;
  /** Its accessible name, where another candidate has the same label. */
  isAlike?: boolean;
  isFirst?: boolean;
  onMatch: (input: BankLineMatchInput) => Promise<void>;
  onStage: (target: LineTarget) => void;
};

/** One candidate: what it is, why, what is posted, and the buttons that post it as it is or change what is stated about it. */
function OneCandidate({ line, target, isAlike = false, isFirst = false, onMatch, onStage }: OneProps) {
  const { label, detail, reasons, input } = target;
  return (
    <Candidate>
      <span>
        <strong>{label}</strong>
        <small>{[detail, ...reasons].filter(Boolean).join(' · ')}</small>
        <small>{describeEffect(line, input)}</small>
      </span>
      <Row>
        <Button
          size="small"
          variant={isFirst ? 'primary' : 'secondary'}
          data-first={isFirst || undefined}
          aria-label={`Asignar a ${label}${isAlike ? `, ${detail}` : ''}`}
          onClick={() => void onMatch(input)}
        >
          Asignar
        </Button>
        {findFields(input) && (
          <Button size="small" variant="ghost" aria-label={`Cambiar: ${label}`} onClick={() => onStage(target)}>
            Cambiar
          </Button>
        )}
      </Row>
    </Candidate>
  );
}

type Props = {
  line: BankLineRowFragment;
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  /** Whether the focus goes to the first candidate as soon as it is there. */
  isWanted: boolean;
  onMatch: (input: BankLineMatchInput) => Promise<void>;
  onLeave: () => void;
};

/** The proposal for a waiting line: its candidates, the likeliest first, and one search for whatever else it may be. */
export function LineProposal({ line, accounts, isWanted, onMatch, onLeave }: Props) {
  const { data, loading, error, refresh } = usePageQuery(BankLineCandidatesDocument, { id: line.id });
  const titleId = useId();
  const search = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [staged, setStaged] = useState<LineTarget | null>(null);
  const candidates = data?.bankLineCandidates;
  const fields = staged ? findFields(staged.input) : undefined;
  useShortcut(isSlash, () => search.current?.focus());
  useEffect(() => {
    if (!candidates || !(isWanted || staged)) return;
    const first = panel.current?.querySelector<HTMLElement>('button[data-first]:enabled');
    (first ?? search.current)?.focus();
  }, [candidates, isWanted, staged]);
  // Two people of one name: their buttons say which of them.
  const isAlike = (label: string): boolean => (candidates ?? []).filter((found) => found.label === label).length > 1;
  return (
    <Panel
      ref={panel}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        setStaged(null);
        onLeave();
      }}
    >
      <h2 id={titleId}>{`${formatExactDollars(line.amount)} · ${formatPaymentDate(line.bookedOn)}`}</h2>
      <p>{describeLine(line)}</p>
      {accounts.length > 1 && <p>{describeAccount(accounts, line.bankAccountId)}</p>}
      {loading && !candidates && <Skeleton label="Buscando candidatos..." rows={2} />}
      {error && !loading ? <ErrorState message="No se pudieron buscar candidatos." onRetry={refresh} /> : null}
      {candidates?.length === 0 && <p>No encontramos candidatos. Búscalo por nombre o número.</p>}
      <CandidateList>
        {candidates?.map((found, index) =>
          found.batchId !== null && found.withdrawals ? (
            <BatchCandidate
              key={found.label}
              label={found.label}
              reasons={found.reasons}
              batchId={found.batchId}
              withdrawals={found.withdrawals}
              line={line}
              isFirst={index === 0 && !staged}
              onMatch={onMatch}
            />
          ) : (
            <OneCandidate
              key={`${found.label}${found.detail}`}
              line={line}
              target={toCandidate(found)}
              isAlike={isAlike(found.label)}
              isFirst={index === 0 && !staged}
              onMatch={onMatch}
              onStage={setStaged}
            />
          ),
        )}
      </CandidateList>
      <TargetSearch line={line} input={search} onChoose={setStaged} />
      {staged && (
        <CandidateList aria-label="Elegido">
          {fields ? (
            <ProjectTarget
              key={JSON.stringify(staged.input)}
              line={line}
              target={staged}
              fields={fields}
              onMatch={onMatch}
            />
          ) : (
            <OneCandidate line={line} target={staged} isFirst onMatch={onMatch} onStage={setStaged} />
          )}
        </CandidateList>
      )}
      <Row $top={1}>
        {listBankTargets(accounts, line).map((target) => (
          <Button key={target.label} size="small" variant="secondary" onClick={() => setStaged(target)}>
            {target.label}
          </Button>
        ))}
      </Row>
    </Panel>
  );
}
