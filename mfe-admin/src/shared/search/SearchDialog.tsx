import { useQuery } from '@apollo/client/react';
import { searchFields, searchKind, searchKinds } from '@cimiento/contracts/search';
import { Button, Dialog } from '@cimiento/ui';
import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { keepRecentSearch, readRecentSearches } from './recent-searches';
import { GroupTitle, Note, Query, Result, Results } from './SearchDialog.styles';
import { searchTitle } from './search-title';
import { SearchEverythingDocument, type SearchEverythingQuery } from './search.generated';

type Found = SearchEverythingQuery['searchEverything'][number];

// Pause in the typing before a search starts.
const debounceMs = 200;

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), debounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Something that can be chosen: a record, or an earlier search. */
type Item = { id: string; title: string; detail?: string; choose: () => void };
type Group = { label: string; items: Item[] };

const toGroups = (results: readonly Found[], choose: (result: Found) => void): Group[] =>
  searchKinds
    .map((kind) => ({
      label: searchKind[kind].label,
      items: results
        .filter((result) => result.kind === kind)
        .map((result) => ({ ...result, id: `${kind}-${result.id}`, choose: () => choose(result) })),
    }))
    .filter(({ items }) => items.length > 0);

const toRecentGroups = (recent: readonly string[], search: (words: string) => void): Group[] =>
  recent.length === 0
    ? []
    : [
        {
          label: 'Búsquedas recientes',
          items: recent.map((words) => ({ id: `recent-${words}`, title: words, choose: () => search(words) })),
        },
      ];

/** The results for the words once the typing pauses; until they arrive, those of the earlier words. */
function useResults(words: string) {
  const q = useSettled(words);
  const { data, previousData, error, loading, refetch } = useQuery(SearchEverythingDocument, {
    variables: { q },
    skip: q === '',
    // The cache would take records of different kinds with one id for one.
    fetchPolicy: 'no-cache',
  });
  const results = q === '' ? [] : ((data ?? previousData)?.searchEverything ?? []);
  return { q, results, error, loading, refetch, isBehind: loading || q !== words };
}

type Status = Pick<ReturnType<typeof useResults>, 'error' | 'isBehind'> & { count: number; hasRecent: boolean };

/** State of the search for these words, in Spanish; null when the results say it. */
function describeStatus(words: string, { error, isBehind, count, hasRecent }: Status): string | null {
  if (words === '') return hasRecent ? null : 'Escribe palabras o su comienzo: se buscan en todo lo que puedes leer.';
  if (isBehind) return count === 0 ? 'Buscando...' : null;
  if (error) return null;
  if (count === 0) return `Nada coincide con «${words}»`;
  return count === 1 ? '1 resultado' : `${count} resultados`;
}

/** Finds any record by its words, names, numbers and references, and leads to it. The arrow keys choose, Enter opens. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const listId = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState(0);
  const [recent] = useState(readRecentSearches);
  const words = text.trim();
  const { q, results, error, loading, refetch, isBehind } = useResults(words);

  const open = ({ path }: Found) => {
    keepRecentSearch(q);
    onClose();
    void navigate(path);
  };
  const search = (typed: string) => {
    setText(typed);
    setChosen(0);
  };
  const groups = words === '' ? toRecentGroups(recent, search) : toGroups(results, open);
  const items = groups.flatMap((group) => group.items);
  const active = items[Math.min(chosen, items.length - 1)];
  const toId = (item: Item) => `${listId}-${items.indexOf(item)}`;
  const activeId = active && toId(active);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && items.length > 0)
      setChosen((Math.min(chosen, items.length - 1) + step + items.length) % items.length);
    // An answer to earlier words must not be opened for these.
    else if (event.key === 'Enter' && active && (words === '' || !isBehind)) active.choose();
    else return;
    event.preventDefault();
  };
  const status = describeStatus(words, { error, isBehind, count: items.length, hasRecent: recent.length > 0 });

  return (
    <Dialog open onOpenChange={onClose} title={searchTitle}>
      <Query
        type="search"
        role="combobox"
        aria-label={searchTitle}
        aria-expanded={items.length > 0}
        aria-controls={listId}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Nombre, correo, proyecto, orden, referencia o id"
        maxLength={searchFields.q.max}
        value={text}
        onChange={({ target }) => search(target.value)}
        onKeyDown={onKeyDown}
      />
      <div role="status">{status !== null && <Note>{status}</Note>}</div>
      {error && !loading && (
        <Note role="alert">
          No pudimos buscar. Revisa tu conexión e intenta de nuevo.{' '}
          <Button size="small" variant="secondary" onClick={() => void refetch()}>
            Reintentar
          </Button>
        </Note>
      )}
      <Results role="listbox" id={listId} aria-label="Resultados">
        {groups.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <GroupTitle aria-hidden>{group.label}</GroupTitle>
            {group.items.map((item) => (
              <Result
                key={item.id}
                id={toId(item)}
                role="option"
                aria-selected={item === active}
                onClick={item.choose}
                onMouseMove={() => setChosen(items.indexOf(item))}
              >
                {item.title}
                {item.detail && <small>{item.detail}</small>}
              </Result>
            ))}
          </div>
        ))}
      </Results>
    </Dialog>
  );
}
