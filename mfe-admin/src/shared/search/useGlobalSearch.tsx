import { color, lazyDialog, radius, SearchIcon, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { isSearchKey, isSlash, slashTarget, useShortcut } from './shortcuts';
import { searchTitle } from './search-title';

const SearchDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'search-dialog' */ './SearchDialog').then((module) => module.SearchDialog),
);

const Wide = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  width: 100%;
  min-height: 2.75rem;
  margin-top: ${space[2]};
  padding: 0 ${space[1.5]};
  border: 1px solid ${color.onDarkMuted};
  border-radius: ${radius.md};
  background: none;
  color: ${color.onDark};
  font-size: ${text.small};
  cursor: pointer;

  kbd {
    margin-left: auto;
    color: ${color.onDarkMuted};
    font: inherit;
    font-size: ${text.tiny};
  }

  @media (pointer: coarse) {
    kbd {
      display: none;
    }
  }
`;

const Narrow = styled(Wide)`
  justify-content: center;
  width: 2.75rem;
  margin: 0 ${space[1]} 0 auto;
  padding: 0;
`;

const hasSearchOfItsOwn = (): boolean =>
  document.querySelector(`[aria-keyshortcuts="${slashTarget['aria-keyshortcuts']}"]`) !== null;

/**
 * The search of every kind of record: its button for the menu of a wide screen, the one for the top bar of a narrow one, and its window.
 * Ctrl K opens it too, and '/' where no list of the page has a search.
 */
export function useGlobalSearch() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useShortcut((event) => isSearchKey(event) || (isSlash(event) && !hasSearchOfItsOwn()), open);
  return {
    wideButton: (
      <Wide type="button" aria-keyshortcuts="Control+K" onClick={open}>
        <SearchIcon size={16} />
        {searchTitle}
        <kbd aria-hidden>Ctrl K</kbd>
      </Wide>
    ),
    narrowButton: (
      <Narrow type="button" aria-label={searchTitle} onClick={open}>
        <SearchIcon size={20} />
      </Narrow>
    ),
    dialog: isOpen && <SearchDialog onClose={() => setIsOpen(false)} />,
  };
}
