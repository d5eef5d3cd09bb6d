import { useField } from 'react-final-form';
import { SearchSelect, type Option, type SearchSelectProps } from '../controls/SearchSelect';
import { useFieldError } from './FormField';

export type FormSearchSelectProps = Omit<SearchSelectProps, 'error' | 'onSelect'> & {
  name: string;
  /** The whole option; the form itself holds its id. */
  onSelect: (option: Option | null) => void;
};

/** One of very many, of the form around it: the form holds the id. */
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
