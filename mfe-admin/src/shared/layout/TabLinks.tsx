import { color, space, text } from '@cimiento/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const List = styled.nav`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  border-bottom: 1px solid ${color.line};

  a {
    display: flex;
    flex: none;
    align-items: center;
    min-height: 2.75rem;
    padding: 0 clamp(${space[0.5]}, 1vw, ${space[1.5]});
    border-bottom: 2px solid transparent;
    color: ${color.muted};
    /* Four parts, one of them with its count, fit 360 px. */
    font-size: clamp(${text.tiny}, 3.4vw, ${text.small});
    font-weight: 560;
    text-decoration: none;

    &:hover,
    &[aria-current] {
      color: ${color.ink};
    }

    &[aria-current] {
      border-bottom-color: ${color.primary};
    }

    &:focus-visible {
      outline-offset: -3px;
    }
  }
`;

type Props = {
  label: string;
  /** The parts by their names in the address; the first one has none. */
  items: readonly { value: string; label: string }[];
  value: string;
};

/** The parts of a page, each with its own address; it weighs less than tabs. */
export const TabLinks = ({ label, items, value: open }: Props) => (
  <List aria-label={label}>
    {items.map(({ value, label: name }, index) => (
      <Link
        key={value}
        to={index === 0 ? '?' : `?tab=${value}`}
        preventScrollReset
        aria-current={value === open ? 'page' : undefined}
      >
        {name}
      </Link>
    ))}
  </List>
);
