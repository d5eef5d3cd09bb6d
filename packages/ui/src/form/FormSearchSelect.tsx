import { useField } from 'react-final-form';
import { SearchSelect, type Option, type SearchSelectProps } from '../controls/SearchSelect';
import { useFieldError } from './FormField';

export type FormSearchSelectProps = Omit<SearchSelectProps, 'error' | 'onSelect'> & {
  name: string;
  /** Receives the whole option; the form holds its id. */
  onSelect: (option: Option | null) => void;
};

/** A search select of the surrounding form, which holds the selected id. */
export function FormSearchSelect({ name, onSelect, ...select }: FormSearchSelectProps) {
  const { input } = useField<number | undefined>(name);
  return (
    <SearchSelect
      {...select}
      error={useFieldError(name)}
      onSelect={(option) => {
        input.onChange(option?.id);
        onSelect(option);
      }}
    />
  );
}
