import { color, media, radius, space, text, type Choice } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { ListState } from './useListState';

// Narrower than a form field, with its label inside; the arrow matches that of a form field.
const Select = styled.select`
  flex: 1 1 9rem;
  min-width: 9rem;
  min-height: 2.5rem;
  padding: 0 ${space[4]} 0 ${space[1.5]};
  appearance: none;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  background-image:
    linear-gradient(45deg, transparent 50%, ${color.muted} 50%),
    linear-gradient(-45deg, transparent 50%, ${color.muted} 50%);
  background-position:
    right 1.0625rem center,
    right 0.75rem center;
  background-size: 0.3125rem 0.3125rem;
  background-repeat: no-repeat;
  color: ${color.ink};
  font-size: ${text.small};

  ${media.tablet} {
    flex: none;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
    font-size: ${text.body};
  }
`;

type Props = {
  label: string;
  /** Text of the option that clears the filter. */
  all: string;
  choices: readonly Choice[];
  /** '' when the filter is not set. */
  value: string;
  onChange: (value: string) => void;
};

/** Selects the value that the rows must have. A value from the address that is not among the choices is still shown. */
export function Filter({ label, all, choices, value, onChange }: Props) {
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}

type ListFilterProps = Omit<Props, 'value' | 'onChange'> & { list: ListState; name: string };

/** A filter of a list, kept in the address with the rest of its state. */
export const ListFilter = ({ list, name, ...filter }: ListFilterProps) => (
  <Filter {...filter} value={list.filter(name)} onChange={(value) => list.onFilter(name, value)} />
);
