import { SelectField, space, TextField, type Choice } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { ListState } from './useList';

/** The filters above a list, side by side where they fit. */
export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: ${space[2]};
`;

type FilterProps = { list: Pick<ListState, 'filter' | 'onFilter'>; name: string; label: string };

/** Selects the value that the rows must have. */
export const SelectFilter = ({
  list,
  name,
  empty = 'Todos',
  ...field
}: FilterProps & { choices: readonly Choice[]; empty?: string }) => (
  <SelectField
    {...field}
    empty={empty}
    value={list.filter(name)}
    onChange={({ target }) => list.onFilter(name, target.value)}
  />
);

export const DateFilter = ({ list, name, ...field }: FilterProps) => (
  <TextField
    {...field}
    type="date"
    value={list.filter(name)}
    onChange={({ target }) => list.onFilter(name, target.value)}
  />
);

/** Searches the rows while the user types. */
export function SearchFilter({ list, name, ...field }: FilterProps & { placeholder?: string }) {
  const value = list.filter(name);
  // The address changes in a transition, a moment after typing: taken from there, the text would lose letters.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);
  return (
    <TextField
      {...field}
      type="search"
      value={draft ?? value}
      onChange={({ target }) => {
        setDraft(target.value);
        list.onFilter(name, target.value);
      }}
    />
  );
}
