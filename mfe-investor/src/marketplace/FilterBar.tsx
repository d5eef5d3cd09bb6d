import { propertyTypeLabel, propertyTypes } from '@cimiento/contracts';
import { media, SelectField, space, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type Filters, readFilters, sortingLabel, sortings } from './filters';
import { texts } from './texts';

const Bar = styled.search`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: minmax(12rem, 2fr) repeat(2, minmax(10rem, 1fr));
  }
`;

const typeChoices = propertyTypes.map((type) => ({ value: type, label: propertyTypeLabel[type] }));
const sortChoices = sortings.map((sort) => ({ value: sort, label: sortingLabel[sort] }));

type Props = { filters: Filters; onChange: (changed: Partial<Filters>) => void };

/** Search, type and order of the projects. */
export function FilterBar({ filters, onChange }: Props) {
  // The address follows the typing a moment later, and must not take letters back.
  const [words, setWords] = useState(filters.words);
  const choose = (name: 'type' | 'sort', value: string) =>
    onChange({ [name]: readFilters(new URLSearchParams({ [name]: value }))[name] });
  return (
    <Bar>
      <TextField
        label={texts.search}
        type="search"
        value={words}
        onChange={({ currentTarget }) => {
          setWords(currentTarget.value);
          onChange({ words: currentTarget.value });
        }}
      />
      <SelectField
        label={texts.type}
        value={filters.type}
        choices={typeChoices}
        empty={texts.allTypes}
        onChange={({ currentTarget }) => choose('type', currentTarget.value)}
      />
      <SelectField
        label={texts.sort}
        value={filters.sort}
        choices={sortChoices}
        empty={texts.unsorted}
        onChange={({ currentTarget }) => choose('sort', currentTarget.value)}
      />
    </Bar>
  );
}
