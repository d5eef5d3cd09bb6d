import { Combobox } from '@base-ui/react/combobox';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons';
import { Field } from './Field';
import { Choice, ClearButton, Input, List, Note, Popup, Row } from './SearchSelect.styles';

export type Option = {
  id: number;
  /** Shown in the field once it is selected. */
  label: string;
  /** Distinguishes options with the same label: an e-mail, an amount. */
  detail?: string | undefined;
};

export type SearchSelectProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Shows the asterisk of a required field. */
  required?: boolean;
  placeholder?: string;
  selected: Option | null;
  onSelect: (option: Option | null) => void;
  /** Fetches the first few matches; empty text matches any. */
  search: (text: string) => Promise<readonly Option[]>;
  disabled?: boolean;
};

type Matches = { options: readonly Option[]; state: 'searching' | 'done' | 'failed' };

const debounceMs = 200;

/** The first matches of the typed text, fetched while the list is open. Answers to older text are ignored. */
function useMatches(search: SearchSelectProps['search'], text: string, open: boolean): Matches {
  const [found, setFound] = useState<Matches>({ options: [], state: 'searching' });
  const latestSearch = useRef(search);
  useEffect(() => {
    latestSearch.current = search;
  }, [search]);
  useEffect(() => {
    if (!open) return;
    let current = true;
    const settle = (next: (before: Matches) => Matches) => {
      if (current) setFound(next);
    };
    const timer = setTimeout(
      () => {
        settle(({ options }) => ({ options, state: 'searching' }));
        latestSearch.current(text).then(
          (options) => settle(() => ({ options, state: 'done' })),
          () => settle(() => ({ options: [], state: 'failed' })),
        );
      },
      text === '' ? 0 : debounceMs,
    );
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, open]);
  return found;
}

const getNote = ({ options, state }: Matches): string | null => {
  if (state === 'failed') return 'No se pudo buscar. Cambia el texto para intentar de nuevo.';
  if (options.length > 0) return null;
  return state === 'searching' ? 'Buscando...' : 'Sin resultados';
};

/** Selects one of many records: typing fetches the first few matches. */
export function SearchSelect({
  label,
  hint,
  error,
  required,
  placeholder,
  selected,
  onSelect,
  search,
  disabled,
}: SearchSelectProps) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const found = useMatches(search, typed, open);
  const note = getNote(found);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Combobox.Root
          items={found.options}
          filter={null}
          value={selected}
          onValueChange={(option: Option | null) => onSelect(option)}
          itemToStringLabel={({ label: name }: Option) => name}
          isItemEqualToValue={(a: Option, b: Option) => a.id === b.id}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            if (!next) setTyped('');
          }}
          onInputValueChange={(text, { reason }) => {
            if (reason === 'input-change') setTyped(text.trim());
          }}
          autoHighlight
          disabled={disabled}
        >
          <Row>
            <Combobox.Input render={<Input />} {...control} placeholder={placeholder} />
            {selected && !disabled && (
              <Combobox.Clear render={<ClearButton />} aria-label={`Quitar la selección: ${selected.label}`}>
                <CloseIcon size={16} />
              </Combobox.Clear>
            )}
          </Row>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} style={{ zIndex: 60 }}>
              <Combobox.Popup render={<Popup />} aria-busy={found.state === 'searching' || undefined}>
                <Combobox.Status>{note && <Note>{note}</Note>}</Combobox.Status>
                <Combobox.List render={<List />}>
                  {(option: Option) => (
                    <Combobox.Item key={option.id} value={option} render={<Choice />}>
                      <span>{option.label}</span>
                      {option.detail && <small>{option.detail}</small>}
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
