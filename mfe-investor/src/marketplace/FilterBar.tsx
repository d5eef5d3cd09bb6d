import { propertyTypeLabel, propertyTypes } from '@cimiento/contracts';
import { media, SelectField, space, TextField } from '@cimiento/ui';
import { styled } from 'styled-components';
import { type Filters, parseFilters, sortLabel, sortOptions } from './filters';
import { texts } from './texts';

const Bar = styled.div`
  display: grid;
  gap: ${space[2]};

  ${media.tablet} {
    grid-template-columns: minmax(12rem, 2fr) repeat(2, minmax(10rem, 1fr));
  }
`;

const typeChoices = propertyTypes.map((type) => ({ value: type, label: propertyTypeLabel[type] }));
const sortChoices = sortOptions.map((sort) => ({ value: sort, label: sortLabel[sort] }));

type Props = { filters: Filters; onChange: (changed: Partial<Filters>) => void };

export function FilterBar({ filters, onChange }: Props) {
  const choose = (name: 'type' | 'sort', value: string) =>
    onChange({ [name]: parseFilters(new URLSearchParams({ [name]: value }))[name] });
  return (
    <Bar role="search">
      <TextField
        label={texts.search}
        type="search"
        value={filters.search}
        onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
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
