import {
  describeDaysLeft,
  describeRound,
  formatDollars,
  formatPaymentDate,
  isGathering,
  isUnfunded,
  roundModeLabel,
  roundState,
  today,
  type ShownRound,
} from '@cimiento/contracts';
import { Card, color, Facts, Row, space, StatusBadge, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Box = styled(Card)`
  display: grid;
  gap: ${space[1.5]};
  padding: ${space[2]};

  h2 {
    margin: 0;
    font-size: ${text.lead};
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 400;
  }

  && p {
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
`;

type Fact = { label: string; value: string; note?: string | null };

function listDays(round: ShownRound, day: string): Fact[] {
  const closes = { label: 'Cierra', value: formatPaymentDate(round.closesAt), note: describeDaysLeft(round, day) };
  if (round.state === 'planned') return [{ label: 'Abre', value: formatPaymentDate(round.opensAt) }, closes];
  return closes.note === null ? [] : [closes];
}

/** The amounts and days of a round; what was paid back is left out. */
function listFacts(round: ShownRound, target: number, day: string): Fact[] {
  const { state, mode, minimum, paid, interested } = round;
  const raised = isGathering(round, day)
    ? { label: 'Intereses registrados', value: formatDollars(interested) }
    : { label: 'Reunido', value: formatDollars(paid) };
  return [
    { label: 'Objetivo', value: formatDollars(target) },
    { label: 'Mínimo', value: formatDollars(minimum) },
    ...(state === 'planned' || isUnfunded(state) ? [] : [raised]),
    ...listDays(round, day),
    ...(state === 'planned' || isGathering(round, day) ? [{ label: 'Modo', value: roundModeLabel[mode] }] : []),
  ];
}

type Props = {
  round: ShownRound;
  /** Whole dollars. */
  target: number;
};

/** A project's round: what it must raise until when, its state, and what happens to the money. */
export function RoundBox({ round, target }: Props) {
  const day = today();
  return (
    <Box as="section" aria-labelledby="round">
      <Row $gap={1}>
        <h2 id="round">Ronda</h2>
        <StatusBadge status={roundState[round.state]} />
      </Row>
      <Facts $columns="repeat(2, minmax(0, 1fr))" $gap={1}>
        {listFacts(round, target, day).map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note && <small>{note}</small>}
            </dd>
          </div>
        ))}
      </Facts>
      {describeRound(round, day).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Box>
  );
}
