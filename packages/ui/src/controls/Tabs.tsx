import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space, text } from '../theme/tokens';

const List = styled(Base.List)`
  display: flex;
  gap: clamp(0rem, 1vw, 0.5rem);
  border-bottom: 1px solid ${color.line};
  margin-bottom: ${space[3]};
  overflow-x: auto;
  scrollbar-width: none;
`;

const Tab = styled(Base.Tab)`
  display: inline-flex;
  align-items: center;
  gap: clamp(${space[0.5]}, 1.1vw, ${space[1]});
  min-height: 2.75rem;
  padding: 0 clamp(0.1875rem, 1.6vw - 0.15rem, 0.75rem);
  border: 0;
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  background: none;
  color: ${color.muted};
  /* Three tabs with their counts must fit 360 px. */
  font-size: clamp(0.8125rem, 0.6rem + 0.95vw, ${text.body});
  font-weight: 560;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${motion.fast};

  &:hover {
    color: ${color.ink};
  }

  &[aria-selected='true'] {
    color: ${color.ink};
    border-bottom-color: ${color.primary};
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  /* Forced colours draw the transparent line of every tab. */
  @media (forced-colors: active) {
    border-bottom: 4px solid Canvas;

    &[aria-selected='true'] {
      border-bottom-color: Highlight;
    }
  }
`;

const Count = styled.span`
  min-width: clamp(1.125rem, 0.8rem + 1.5vw, 1.5rem);
  padding: 0 ${space[0.5]};
  border-radius: ${radius.full};
  background: ${color.sunken};
  color: ${color.ink};
  font-size: ${text.tiny};
  line-height: 1.5rem;
  font-variant-numeric: tabular-nums;
`;

export type TabItem = {
  value: string;
  label: string;
  /** Number in the badge. */
  count?: number;
  content: ReactNode;
};

type Props = {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  /** The open tab, if the page controls it. */
  value?: string;
  onChange?: (value: string) => void;
};

/** Tabs with counts. The first one is open by default. */
export function Tabs({ label, items, value, onChange }: Props) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue: items[0]?.value } : { value })}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <List aria-label={label}>
        {items.map((item) => (
          <Tab key={item.value} value={item.value}>
            <span>{item.label}</span>
            {item.count !== undefined && <Count>{item.count}</Count>}
          </Tab>
        ))}
      </List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
