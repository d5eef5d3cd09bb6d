import { centsToText, feeKindLabel, formatExactDollars, parseCents, sumMoney, type FeeKind } from '@cimiento/contracts';
import { DataTable, StatCard, StatGrid, type Column } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { Panel } from '../../shared/records/Panel';
import type { ExitAllocationRowFragment } from './exits.generated';
import { PersonLink } from '../../shared/records/PersonLink';
import { textColumn } from '../../shared/records/columns';

/** A sale of thousands of holders would make a page that no browser scrolls well. */
const maxShown = 500;

/** The share of one investment, or of all together. */
type Line = Pick<ExitAllocationRowFragment, 'capital' | 'result' | 'share'> & {
  /** Id of the investment; null for the total. */
  id: number | null;
  holder: ReactNode;
};

const columns: readonly Column<Line>[] = [
  textColumn('holder', 'Inversionista'),
  { key: 'investment', header: 'Inversión', cell: ({ id }) => (id === null ? null : `#${id}`) },
  { key: 'capital', header: 'Capital', align: 'end', cell: (line) => <Amount line={line} of="capital" /> },
  { key: 'result', header: 'Resultado', align: 'end', cell: (line) => <Amount line={line} of="result" /> },
  { key: 'share', header: 'Recibe', align: 'end', cell: (line) => <Amount line={line} of="share" /> },
];

function Amount({ line, of }: { line: Line; of: 'capital' | 'result' | 'share' }) {
  const amount = formatExactDollars(line[of]);
  return line.id === null ? <strong>{amount}</strong> : amount;
}

const toLine = ({ investmentId, user, capital, result, share }: ExitAllocationRowFragment): Line => ({
  id: investmentId,
  holder: <PersonLink person={user} />,
  capital,
  result,
  share,
});

type Fee = { kind: FeeKind; amount: string; vat: string };
type Props = { net: string; fees: readonly Fee[]; reserve: string; shares: readonly ExitAllocationRowFragment[] };

/** 'Venta $3,140.00, más $45.00 de la reserva' */
function describeNet(fees: readonly Fee[], reserve: string): string {
  const charged = fees.map(
    ({ kind, amount, vat }) => `${feeKindLabel[kind].toLowerCase()} ${formatExactDollars(sumMoney([amount, vat]))}`,
  );
  const left = parseCents(reserve) > 0 ? `, más ${formatExactDollars(reserve)} de la reserva` : '';
  return `Precio menos costos${charged.length > 0 ? ` y comisiones: ${charged.join(', ')}` : ''}${left}`;
}

/** The share of each holder in a sale, with the sums. */
export function ExitShares({ net, fees, reserve, shares }: Props) {
  const capital = sumMoney(shares.map((share) => share.capital));
  const result = centsToText(parseCents(net) - parseCents(capital));
  return (
    <Panel>
      <StatGrid>
        <StatCard label="Neto a repartir" value={formatExactDollars(net)} note={describeNet(fees, reserve)} />
        <StatCard label="Capital invertido" value={formatExactDollars(capital)} note="De todos los inversionistas" />
        <StatCard label="Resultado" value={formatExactDollars(result)} note="Neto menos capital, sin rentas" />
      </StatGrid>
      <DataTable
        dense
        caption="Reparto de la venta"
        columns={columns}
        rows={[
          ...shares.slice(0, maxShown).map(toLine),
          { id: null, holder: <strong>Total</strong>, capital, result, share: net },
        ]}
        rowKey={({ id }) => id ?? 'total'}
      />
      {shares.length > maxShown && (
        <p>{`Se muestran ${maxShown} de ${shares.length} inversiones; el total es de todas.`}</p>
      )}
    </Panel>
  );
}
