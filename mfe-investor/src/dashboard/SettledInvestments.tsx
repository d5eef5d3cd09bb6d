import { centsToText, formatExactDollars, formatShortDate, parseCents, projectPath } from '@cimiento/contracts';
import { DataTable, Explanation, Section, SectionTitle, TextLink, type Column } from '@cimiento/ui';
import type { DashboardQuery } from './dashboard.generated';

type Settled = DashboardQuery['mySettledInvestments'][number];

const columns: readonly Column<Settled>[] = [
  {
    key: 'project',
    header: 'Proyecto',
    cell: ({ projectId, projectName }) => <TextLink to={projectPath(projectId)}>{projectName}</TextLink>,
  },
  { key: 'exitDate', header: 'Venta', nowrap: true, cell: ({ exitDate }) => formatShortDate(exitDate) },
  {
    key: 'received',
    header: 'Rentas y venta',
    align: 'end',
    cell: ({ rents, share }) => formatExactDollars(centsToText(parseCents(rents) + parseCents(share))),
  },
  { key: 'result', header: 'Resultado', align: 'end', cell: ({ result }) => formatExactDollars(result) },
  {
    key: 'xirr',
    header: 'Rentabilidad anual',
    align: 'end',
    cell: ({ xirr, isYearly }) => (xirr === null ? '—' : `${xirr.toFixed(2)}%${isYearly ? '' : ' sin anualizar'}`),
  },
];

/** Investments whose projects were sold: what came back in all, and what that was a year. Their capital stands on their cards. */
export const SettledInvestments = ({ settled }: { settled: readonly Settled[] }) => (
  <Section aria-labelledby="settled">
    <SectionTitle id="settled">Inversiones finalizadas</SectionTitle>
    <DataTable
      caption="Inversiones finalizadas"
      columns={columns}
      rows={settled}
      rowKey={({ investmentId }) => investmentId}
    />
    <Explanation subject="el resultado de una inversión finalizada">
      El resultado es todo lo recibido, rentas y venta, menos tu capital. La rentabilidad anual es la TIR de tus fechas
      y montos.
    </Explanation>
  </Section>
);
