import { useApolloClient } from '@apollo/client/react';
import { Muted, TextField } from '@cimiento/ui';
import { useEffect, useId, useState, type KeyboardEvent, type Ref } from 'react';
import { useMay } from '../../shared/access/allowed';
import { slashTarget } from '../../shared/search/shortcuts';
import { isDebit, toTargets, type LineTarget } from './line-targets';
import { Results } from './Proposal.styles';
import { FindLineTargetsDocument, type BankLineRowFragment } from './reconciliation.generated';

const debounceMs = 200;

type Matches = { words: string; targets: readonly LineTarget[]; hasFailed?: boolean };

/** The records of every kind that match the words, once the typing pauses; null during the search. */
function useMatches(line: BankLineRowFragment, words: string): Matches | null {
  const client = useApolloClient();
  const may = useMay();
  const [found, setFound] = useState<Matches>({ words: '', targets: [] });
  useEffect(() => {
    if (words === '') return;
    let isCurrent = true;
    const settle = (next: Matches) => isCurrent && setFound(next);
    const timer = setTimeout(() => {
      const variables = {
        search: words,
        // A credit may return a withdrawal that was paid.
        withdrawalStatus: isDebit(line) ? ('approved' as const) : ('paid' as const),
        users: !isDebit(line) && may('adminUsers'),
        orders: !isDebit(line) && may('adminOrders'),
        withdrawals: may('adminWithdrawals'),
        projects: may('adminProjects'),
      };
      client.query({ query: FindLineTargetsDocument, variables, fetchPolicy: 'network-only' }).then(
        ({ data }) => settle({ words, targets: data ? toTargets(data, line) : [], hasFailed: !data }),
        () => settle({ words, targets: [], hasFailed: true }),
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, line, may, words]);
  return found.words === words ? found : null;
}

function describeMatches(matches: Matches | null): string | null {
  if (!matches) return 'Buscando...';
  if (matches.hasFailed) return 'No se pudo buscar. Cambia el texto para intentar de nuevo.';
  return matches.targets.length === 0 ? 'Sin resultados' : null;
}

type Props = { line: BankLineRowFragment; input: Ref<HTMLInputElement>; onChoose: (target: LineTarget) => void };

/** Finds whatever a line may belong to by its words. The arrow keys choose, Enter takes, Escape clears. */
export function TargetSearch({ line, input, onChoose }: Props) {
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const words = text.trim();
  const matches = useMatches(line, words);
  const targets = words === '' ? [] : (matches?.targets ?? []);
  const note = words === '' ? null : describeMatches(matches);
  const type = (typed: string) => {
    setText(typed);
    setChosen(0);
  };
  const choose = (target: LineTarget) => {
    type('');
    onChoose(target);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const target = targets[chosen];
    if (step !== undefined && targets.length > 0) setChosen((chosen + step + targets.length) % targets.length);
    else if (event.key === 'Enter' && target) choose(target);
    else if (event.key === 'Escape' && text !== '') type('');
    else return;
    event.preventDefault();
  };
  return (
    <>
      <TextField
        {...slashTarget}
        ref={input}
        label="Buscar a qué pertenece"
        placeholder={isDebit(line) ? 'Retiro o proyecto' : 'Persona, orden, retiro o proyecto'}
        role="combobox"
        aria-expanded={targets.length > 0}
        aria-controls={listId}
        aria-activedescendant={targets.length > 0 ? `${listId}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status">{note !== null && <Muted>{note}</Muted>}</div>
      <Results role="listbox" id={listId} aria-label="Resultados" hidden={targets.length === 0}>
        {targets.map((target, index) => (
          <div
            key={`${target.label}${target.detail}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => choose(target)}
          >
            {target.label}
            <small>{target.detail}</small>
          </div>
        ))}
      </Results>
    </>
  );
}
