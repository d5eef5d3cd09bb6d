import { formatMonth } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { color, ErrorState, media, space, Skeleton, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listMonths, type DayState, type MonthCoverage } from './coverage-months';
import { BankCoverageDocument } from './reconciliation.generated';

// A year is what a bookkeeper closes.
const shown = 12;

const Months = styled.ul`
  display: grid;
  gap: ${space[1.5]};
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.small};

  li {
    display: grid;
    gap: ${space[0.5]} ${space[2]};
  }

  ${media.tablet} {
    li {
      grid-template-columns: 9rem minmax(12rem, 26rem) minmax(0, 1fr);
      align-items: center;
    }
  }
`;

const Strip = styled.span`
  display: grid;
  grid-template-columns: repeat(31, minmax(0, 1fr));
  gap: 2px;
`;

// A missing day is not only of another colour: it is hollow and striped.
const Day = styled.span<{ $state: DayState }>`
  height: 1rem;
  border-radius: 3px;
  border: 1px solid ${({ $state }) => ($state === 'gap' ? color.danger : 'transparent')};
  background: ${({ $state }) =>
    ({
      covered: color.success,
      quiet: color.successSoft,
      gap: `repeating-linear-gradient(45deg, ${color.dangerSoft} 0 3px, ${color.danger} 3px 4px)`,
      none: color.line,
    })[$state]};
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[0.5]} ${space[2]};
  margin: ${space[1]} 0 0;
  font-size: ${text.small};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[0.5]};
  }

  i {
    width: 1rem;
  }
`;

const meanings: readonly (readonly [DayState, string])[] = [
  ['covered', 'Con extracto'],
  ['quiet', 'Sin movimientos: los saldos continúan'],
  ['gap', 'Falta el extracto'],
];

const Month = ({ period, days, text: description }: MonthCoverage) => (
  <li>
    <strong>{formatMonth(period)}</strong>
    <Strip aria-hidden>
      {days.map((state, index) => (
        <Day key={index} $state={state} title={String(index + 1)} />
      ))}
    </Strip>
    <span>{description}</span>
  </li>
);

function Calendar({ bankAccountId }: { bankAccountId: number }) {
  const { data, loading, error, refresh } = usePageQuery(BankCoverageDocument, { bankAccountId });
  if (loading && !data) return <Skeleton label="Cargando los días..." />;
  if (error || !data) return <ErrorState message="No se pudieron cargar los días." onRetry={refresh} />;
  const months = listMonths(data.bankCoverage.days);
  if (months.length === 0) return <p>Aún no se registra un extracto.</p>;
  return (
    <>
      <Legend aria-hidden>
        {meanings.map(([state, meaning]) => (
          <span key={state}>
            <Day as="i" $state={state} />
            {meaning}
          </span>
        ))}
      </Legend>
      <Months>
        {months.slice(0, shown).map((month) => (
          <Month key={month.period} {...month} />
        ))}
      </Months>
      {months.length > shown && <p>{`Se muestran los últimos ${shown} meses con extractos.`}</p>}
    </>
  );
}

type Props = {
  bankAccountId: number;
  /** The account, where there are several. */
  name: string | null;
};

/** The days of an account covered by its statements, month by month. It is read when somebody opens it. */
export function Coverage({ bankAccountId, name }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{name === null ? 'Días con extracto' : `Días con extracto: ${name}`}</summary>
      {isOpen && <Calendar bankAccountId={bankAccountId} />}
    </details>
  );
}
