import { color, media, radius, SearchIcon, space, text as size } from '@cimiento/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { isSlash, slashTarget, useShortcut } from '../search/shortcuts';
import { maxSearchLength } from './useListState';

const Row = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 10rem;
  align-items: center;
  min-width: 0;
  max-width: 28rem;
  color: ${color.muted};

  ${media.tablet} {
    flex-basis: 16rem;
  }

  svg {
    position: absolute;
    left: ${space[1.5]};
    pointer-events: none;
  }

  input {
    width: 100%;
    min-height: 2.5rem;
    padding: 0 ${space[5]};
    text-overflow: ellipsis;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
    font-size: ${size.small};

    /* Smaller text in a field makes a phone zoom into it. */
    @media (pointer: coarse) {
      min-height: 2.75rem;
      padding-right: ${space[1]};
      font-size: ${size.body};
    }
  }

  /* Firefox and WebKit make it fainter. */
  input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  kbd {
    position: absolute;
    right: ${space[1.5]};
    padding: 0 0.375rem;
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    font: inherit;
    font-size: ${size.tiny};
    pointer-events: none;
  }

  input:focus ~ kbd,
  input:not(:placeholder-shown) ~ kbd {
    display: none;
  }

  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
`;

// Pause in the typing before a search starts.
const debounceMs = 250;

type Props = {
  /** Accessible name and placeholder: 'Buscar inversiones...'. */
  label: string;
  value: string;
  onSearch: (text: string) => void;
};

/** A search field that calls `onSearch` once the typing pauses. */
export function SearchBox({ label, value, onSearch }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Text that is not yet the search of the list. Null shows the search of the list, also when Back changes it.
  const [draft, setDraft] = useState<string | null>(null);
  if (draft === value) setDraft(null);
  useShortcut(isSlash, () => {
    input.current?.focus();
    input.current?.select();
  });

  const latestOnSearch = useRef(onSearch);
  useEffect(() => {
    latestOnSearch.current = onSearch;
  });
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => latestOnSearch.current(draft), debounceMs);
    return () => clearTimeout(timer);
  }, [draft]);

  return (
    <Row role="search">
      <SearchIcon size={16} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        {...slashTarget}
        maxLength={maxSearchLength}
        value={draft ?? value}
        onChange={({ target }) => setDraft(target.value)}
      />
      <kbd aria-hidden>/</kbd>
    </Row>
  );
}
