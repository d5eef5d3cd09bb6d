import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { MoreIcon } from '../icons/icons';
import { color, radius, shadow, space, text } from '../theme/tokens';
import { IconButton } from './IconButton';

// Not Base UI's menu: it has 16 to 28 kB more of scripts for a page.

// Outside of the table, which cuts off what reaches beyond it.
const Popup = styled.div`
  position: fixed;
  z-index: 30;
  min-width: 11rem;
  padding: ${space[0.5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
`;

const Item = styled.button`
  display: block;
  width: 100%;
  min-height: 2.25rem;
  padding: 0 ${space[1.5]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  font-size: ${text.small};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus {
    background: ${color.sunken};
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`;

export type MenuItem = { label: string; onClick: () => void };

const gap = 4;

type Place = { right: number; top: number | 'auto'; bottom: number | 'auto' };

/** Below the button, or above it in the lower part of the window. */
function findPlace(button: HTMLElement): Place {
  const { top, bottom, right } = button.getBoundingClientRect();
  const fromRight = document.documentElement.clientWidth - right;
  return top > window.innerHeight * 0.6
    ? { right: fromRight, top: 'auto', bottom: window.innerHeight - top + gap }
    : { right: fromRight, top: bottom + gap, bottom: 'auto' };
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

type ListProps = {
  id: string;
  label: string;
  items: readonly MenuItem[];
  place: Place;
  /** The button, which closes the menu by itself. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

function MenuList({ id, label, items, place, anchor, onClose }: ListProps) {
  const list = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const isOwn = target instanceof Node && [list, anchor].some(({ current }) => current?.contains(target));
      if (!isOwn) close.current();
    };
    list.current?.querySelector('button')?.focus({ preventScroll: true });
    // It would stay where it is while its row moves.
    for (const event of ['pointerdown', 'scroll', 'resize']) addEventListener(event, closeOutside, true);
    return () => {
      for (const event of ['pointerdown', 'scroll', 'resize']) removeEventListener(event, closeOutside, true);
    };
  }, [anchor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    if (event.key === 'Escape') event.preventDefault();
    const step = steps[event.key];
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    if (!step || buttons.length === 0) return;
    event.preventDefault();
    buttons[
      step(
        buttons.findIndex((button) => button === document.activeElement),
        buttons.length,
      )
    ]?.focus();
  };
  return createPortal(
    <Popup ref={list} id={id} role="menu" aria-label={label} style={place} onKeyDown={onKeyDown}>
      {items.map(({ label: action, onClick }) => (
        <Item
          key={action}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onClose();
            onClick();
          }}
        >
          {action}
        </Item>
      ))}
    </Popup>,
    document.body,
  );
}

type Props = {
  /** Names the row, too: 'Acciones: CIM-7K3M9-QXR4T'. */
  label: string;
  items: readonly MenuItem[];
};

/** The actions on a row, behind one button. */
export function Menu({ label, items }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  const onClose = () => {
    setPlace(null);
    button.current?.focus();
  };
  return (
    <>
      <IconButton
        ref={button}
        label={label}
        icon={<MoreIcon size={18} />}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        aria-controls={place ? id : undefined}
        onClick={({ currentTarget }) => setPlace(place ? null : findPlace(currentTarget))}
      />
      {place && <MenuList id={id} label={label} items={items} place={place} anchor={button} onClose={onClose} />}
    </>
  );
}
