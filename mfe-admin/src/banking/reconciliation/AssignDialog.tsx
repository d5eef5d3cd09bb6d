import { useApolloClient } from '@apollo/client/react';
import {
  formatCreditorReference,
  formatDollars,
  formatExactDollars,
  formatPaymentDate,
  linePurposeLabel,
  messages,
  projectPurposes,
  type ProjectPurpose,
} from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, Dialog, SearchSelect, SelectField, Skeleton, Stack, type Option } from '@cimiento/ui';
import { useState } from 'react';
import { useOptionSearch } from '../../shared/records/useOptionSearch';
import { describeLine } from './bank-line';
import { BankTarget } from './BankTarget';
import { BatchCandidate } from './BatchCandidate';
import { Candidate, CandidateList, Choice, Heading } from './AssignDialog.styles';
import {
  BankLineCandidatesDocument,
  FindOrdersDocument,
  FindWithdrawalsDocument,
  type BankLineMatchInput,
  type BankLineCandidatesQuery,
  type BankLineRowFragment,
  type ReconciliationQuery,
} from './reconciliation.generated';

const getName = (user: { fullName: string } | null): string => user?.fullName ?? messages.missingUser;

/** Searches of what a line may belong to: each asks the server for the first few matches. */
function useTargetSearch() {
  const client = useApolloClient();
  const fetchPolicy = 'network-only';
  return {
    searchOrders: async (text: string): Promise<Option[]> => {
      const variables = { search: text || null };
      const { data } = await client.query({ query: FindOrdersDocument, variables, fetchPolicy });
      const orders = data?.adminOrders.items ?? [];
      return orders.map(({ id, number, amount, user }) => ({
        id,
        label: number,
        detail: `${getName(user)} · ${formatDollars(amount)}`,
      }));
    },
    /** Approved ones for a debit, paid ones for a credit that returns one. */
    searchWithdrawals: async (text: string, status: 'approved' | 'paid'): Promise<Option[]> => {
      const variables = { search: text || null, status };
      const { data } = await client.query({ query: FindWithdrawalsDocument, variables, fetchPolicy });
      const withdrawals = data?.adminWithdrawals.items ?? [];
      return withdrawals.map(({ id, reference, amount, user }) => ({
        id,
        label: formatCreditorReference(reference),
        detail: `${getName(user)} · ${formatExactDollars(amount)}`,
      }));
    },
  };
}

type TargetProps = {
  label: string;
  placeholder: string;
  action: string;
  search: (text: string) => Promise<readonly Option[]>;
  onChoose: (id: number) => void;
};

/** Finds one record by its name or number, and assigns the line to it. */
function Target({ label, placeholder, action, search, onChoose }: TargetProps) {
  const [selected, setSelected] = useState<Option | null>(null);
  return (
    <Choice>
      <SearchSelect
        label={label}
        placeholder={placeholder}
        selected={selected}
        onSelect={setSelected}
        search={search}
      />
      <Button variant="secondary" disabled={!selected} onClick={() => selected && onChoose(selected.id)}>
        {action}
      </Button>
    </Choice>
  );
}

const purposes = projectPurposes.map((value) => ({ value, label: linePurposeLabel[value] }));

/** Finds a project, and assigns the line to its rent or its sale. */
function ProjectTarget({ onMatch }: Pick<Props, 'onMatch'>) {
  const { searchProjects } = useOptionSearch();
  const [purpose, setPurpose] = useState<ProjectPurpose>('rent');
  return (
    <Stack>
      <SelectField
        label="Concepto del proyecto"
        choices={purposes}
        value={purpose}
        onChange={({ currentTarget }) =>
          setPurpose(projectPurposes.find((value) => value === currentTarget.value) ?? 'rent')
        }
      />
      <Target
        label="Proyecto"
        placeholder="Nombre o lugar"
        action="Asignar al proyecto"
        search={searchProjects}
        onChoose={(projectId) => void onMatch({ projectId, purpose })}
      />
    </Stack>
  );
}

type Props = {
  line: BankLineRowFragment;
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  onMatch: (input: BankLineMatchInput) => Promise<void>;
  onClose: () => void;
};

type Target = Omit<
  BankLineCandidatesQuery['bankLineCandidates'][number],
  'label' | 'detail' | 'reasons' | 'batchId' | 'withdrawals' | '__typename'
>;

/** A candidate as the line is assigned to it: a record, or what the bank did. */
const toInput = ({ userId, orderId, withdrawalId, purpose, lineId, bankAccountId }: Target): BankLineMatchInput =>
  purpose === null
    ? { userId, orderId, withdrawalId }
    : { purpose, ...(lineId !== null && { lineId }), ...(bankAccountId !== null && { bankAccountId }) };

/** Assigns a line to one of the candidates, the likeliest first, or to what a person finds by its name or number. */
export function AssignDialog({ line, accounts, onMatch, onClose }: Props) {
  const { data, loading } = usePageQuery(BankLineCandidatesDocument, { id: line.id });
  const { searchUsers } = useOptionSearch();
  const { searchOrders, searchWithdrawals } = useTargetSearch();
  const candidates = data?.bankLineCandidates ?? [];
  const isDebit = line.amount.startsWith('-');
  // Two people of one name: their buttons say which of them.
  const isAlike = (label: string): boolean => candidates.filter((one) => one.label === label).length > 1;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Identificar movimiento">
      <p>{`${formatPaymentDate(line.bookedOn)} · ${formatExactDollars(line.amount)} · ${describeLine(line)}`}</p>
      <Heading>Candidatos</Heading>
      {loading && !data && <Skeleton label="Buscando candidatos..." />}
      {data && candidates.length === 0 && <p>No encontramos candidatos. Búscalo por nombre o número.</p>}
      {candidates.length > 0 && (
        <CandidateList>
          {candidates.map(({ label, detail, reasons, batchId, withdrawals, ...target }) =>
            batchId !== null && withdrawals ? (
              <BatchCandidate
                key={label}
                label={label}
                reasons={reasons}
                batchId={batchId}
                withdrawals={withdrawals}
                line={line}
                onMatch={onMatch}
              />
            ) : (
              <Candidate key={`${label}${detail}`}>
                <span>
                  <strong>{label}</strong>
                  {detail && <small>{detail}</small>}
                  <small>{reasons.join(' · ')}</small>
                </span>
                <Button
                  variant="secondary"
                  aria-label={`Asignar a ${label}${isAlike(label) ? `, ${detail}` : ''}`}
                  onClick={() => void onMatch(toInput(target))}
                >
                  Asignar
                </Button>
              </Candidate>
            ),
          )}
        </CandidateList>
      )}
      <Heading>Buscar</Heading>
      {!isDebit && (
        <>
          <Target
            label="Inversionista"
            placeholder="Nombre o correo"
            action="Acreditar a su saldo"
            search={searchUsers}
            onChoose={(userId) => void onMatch({ userId })}
          />
          <Target
            label="Orden reservada"
            placeholder="Número, inversionista o proyecto"
            action="Asignar a la orden"
            search={searchOrders}
            onChoose={(orderId) => void onMatch({ orderId })}
          />
        </>
      )}
      <Target
        label={isDebit ? 'Retiro aprobado' : 'Retiro que el banco devolvió'}
        placeholder="Referencia o inversionista"
        action={isDebit ? 'Pagar este retiro' : 'Devolver este retiro'}
        search={(text) => searchWithdrawals(text, isDebit ? 'approved' : 'paid')}
        onChoose={(withdrawalId) => void onMatch({ withdrawalId })}
      />
      <ProjectTarget onMatch={onMatch} />
      <BankTarget line={line} accounts={accounts} onMatch={onMatch} />
    </Dialog>
  );
}
