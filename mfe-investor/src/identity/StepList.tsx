import { CheckIcon, color, radius, space, text } from '@cimiento/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { steps, type StepId } from './steps';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space[0.5]};
  margin: 0;
  padding: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space[0.5]};
    min-height: 2.75rem;
    padding: 0 ${space[0.5]};
    border-bottom: 3px solid ${color.line};
    border-radius: ${radius.sm} ${radius.sm} 0 0;
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 560;
    text-align: center;
    text-decoration: none;
  }

  a:hover {
    color: ${color.ink};
  }

  a[aria-current] {
    border-color: ${color.primary};
    color: ${color.ink};
  }

  /* A phone has room for the numbers; the title of the open step is the heading below. */
  a > span:last-child {
    display: none;
  }

  @media (min-width: 48rem) {
    a > span:last-child {
      display: inline;
    }
  }
`;

type Props = {
  open: StepId;
  /** The steps in which nothing is missing. */
  done: readonly StepId[];
};

/** The steps as links: any of them can be opened at any time. */
export const StepList = ({ open, done }: Props) => (
  <nav aria-label="Pasos">
    <List>
      {steps.map(({ id, title }, index) => (
        <li key={id}>
          <Link
            to={`?paso=${id}`}
            aria-current={id === open ? 'step' : undefined}
            aria-label={`${index + 1}. ${title}${done.includes(id) ? ', completo' : ''}`}
          >
            {done.includes(id) ? <CheckIcon size={16} /> : <span>{`${index + 1}.`}</span>}
            <span>{title}</span>
          </Link>
        </li>
      ))}
    </List>
  </nav>
);
