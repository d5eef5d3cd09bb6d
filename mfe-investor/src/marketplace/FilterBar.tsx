import { propertyTypeLabel, propertyTypes } from '@cimiento/contracts';
import { SearchFilter, SelectFilter, type ListState } from '@cimiento/product-ui/lists';
import { media, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import { sortLabel, sortOptions } from './filters';
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

export const FilterBar = ({ list }: { list: ListState }) => (
  <Bar role="search">
    <SearchFilter list={list} name="q" label={texts.search} />
    <SelectFilter list={list} name="type" label={texts.type} choices={typeChoices} empty={texts.allTypes} />
    <SelectFilter list={list} name="sort" label={texts.sort} choices={sortChoices} empty={texts.unsorted} />
  </Bar>
);
