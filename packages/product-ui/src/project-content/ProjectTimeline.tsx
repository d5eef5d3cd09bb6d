import { formatShortDate, isUnfunded, toCalendarDate, type RoundState } from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, space, text } from '@cimiento/ui';
import type { ShownUpdate } from './UpdateList';

/** One step of a project; without a date it is still to come. */
export type Milestone = { key: string; label: string; date: string | null };

type Dated = {
  fundedDate: string | null;
  exitDate: string | null;
  status: 'available' | 'funded' | 'exited';
  round: { state: RoundState } | null;
};

/** The steps of a project from funding to exit, with the delays and valuations between them; only these for one that was not funded. */
export function listMilestones(project: Dated, updates: readonly ShownUpdate[]): Milestone[] {
  const { status, fundedDate, exitDate, round } = project;
  const isFunded = status !== 'available';
  const between = updates
    .filter(({ kind }) => kind === 'retraso' || kind === 'valoracion')
    .map(({ id, title, publishedAt }) => ({ key: `update-${id}`, label: title, date: toCalendarDate(publishedAt) }))
    .sort((a, b) => a.date.localeCompare(b.date));
  const funding = {
    key: 'funded',
    label: isFunded ? 'Financiamiento completo' : 'En financiamiento',
    date: isFunded ? fundedDate : null,
  };
  const exit = {
    key: 'exited',
    label: status === 'exited' ? 'Venta' : 'Venta prevista al final del plazo',
    date: status === 'exited' ? exitDate : null,
  };
  // The box of its round says that a project was not funded.
  if (isUnfunded(round?.state)) return between;
  return [funding, ...between, exit];
}

const Steps = styled.ol`
  display: grid;
  gap: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
    padding: 0 0 ${space[2]} ${space[3]};
    border-left: 2px solid ${color.line};
    overflow-wrap: anywhere;
  }

  li:last-child {
    border-color: transparent;
    padding-bottom: 0;
  }

  li::before {
    content: '';
    position: absolute;
    left: calc(-0.375rem - 1px);
    top: 0.375rem;
    width: 0.75rem;
    height: 0.75rem;
    border-radius: 50%;
    border: 2px solid ${color.muted};
    background: ${color.ground};
  }

  li[data-done]::before {
    border-color: ${color.success};
    background: ${color.success};
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

/** The steps of a project in their order. */
export const ProjectTimeline = ({ milestones }: { milestones: readonly Milestone[] }) => (
  <Steps>
    {milestones.map(({ key, label, date }) => (
      <li key={key} data-done={date ? '' : undefined}>
        {label}
        <small>{date ? formatShortDate(date) : 'Pendiente'}</small>
      </li>
    ))}
  </Steps>
);
