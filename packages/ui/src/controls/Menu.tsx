import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, shadow, space, text } from '../theme/tokens';
import { Button } from './Button';

const Popup = styled.div`
  min-width: 10rem;
  padding: ${space[0.5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};
`;

const Item = styled.div<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  min-height: 2.5rem;
  padding: 0 ${space[1.5]};
  border-radius: ${radius.sm};
  color: ${({ $danger }) => ($danger ? color.danger : color.ink)};
  font-size: ${text.small};
  cursor: pointer;

  &[data-highlighted] {
    background: ${color.sunken};
    outline: none;
  }
`;

export type MenuItem = { label: string; onSelect: () => void; danger?: boolean };

type Props = {
  /** What the button shows. */
  trigger: ReactNode;
  /** Names the button where it shows only a sign. */
  label?: string;
  items: readonly MenuItem[];
};

/** A button that opens a short list of actions. */
export const Menu = ({ trigger, label, items }: Props) => (
  <Base.Root>
    <Base.Trigger render={<Button variant="ghost" size="small" />} aria-label={label}>
      {trigger}
    </Base.Trigger>
    <Base.Portal>
      <Base.Positioner align="end" sideOffset={4} style={{ zIndex: 60 }}>
        <Base.Popup render={<Popup />}>
          {items.map((item) => (
            <Base.Item key={item.label} onClick={item.onSelect} render={<Item $danger={item.danger ?? false} />}>
              {item.label}
            </Base.Item>
          ))}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
);
