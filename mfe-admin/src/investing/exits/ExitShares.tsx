import { centsToText, formatExactDollars, parseCents, sumMoney } from '@cimiento/contracts';
import { DataTable, StatCard, StatGrid, type Column } from '@cimiento/ui';
import { Panel } from '../../shared/records/Panel';
import type { ExitAllocationRowFragment } from './exits.generated';
import { PersonLink } from '../../shared/records/PersonLink';

/** A sale of thousands of holders would make a page that no browser scrolls well. */
const maxShown = 500;

const columns: readonly Column<ExitAllocationRowFragment>[] = [
  {
    key: 'user',
    header: 'Inversionista',
    cell: ({ user }) => <PersonLink person={user} />,
  },
  { key: 'investment', header: 'Inversión', cell: ({ investmentId }) => `#${investmentId}` },
  { key: 'capital', header: 'Capital', align: 'end', cell: ({ capital }) => formatExactDollars(capital) },
  { key: 'result', header: 'Resultado', align: 'end', cell: ({ result }) => formatExactDollars(result) },
  { key: 'share', header: 'Recibe', align: 'end', cell: ({ share }) => formatExactDollars(share) },
];

type Props = { net: string; shares: readonly ExitAllocationRowFragment[] };

/** What each holder gets of a sale, with the sums. */
export function ExitShares({ net, shares }: Props) {
  const capital = sumMoney(shares.map((share) => share.capital));
  const result = centsToText(parseCents(net) - parseCents(capital));
  return (
    <Panel>
      <StatGrid>
        <StatCard label="Neto a repartir" value={formatExactDollars(net)} note="Precio menos costos" />
        <StatCard label="Capital invertido" value={formatExactDollars(capital)} note="De todos los inversionistas" />
        <StatCard label="Resultado" value={formatExactDollars(result)} note="Neto menos capital, sin rentas" />
      </StatGrid>
      <DataTable
        dense
        caption="Reparto de la venta"
        columns={columns}
        rows={shares.slice(0, maxShown)}
        rowKey={({ investmentId }) => investmentId}
      />
      {shares.length > maxShown && <p>{`Se muestran ${maxShown} de ${shares.length} inversiones.`}</p>}
    </Panel>
  );
}
