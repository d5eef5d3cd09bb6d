import {
  Badge,
  type BadgeTone,
  Card,
  DataTable,
  Explanation,
  Figure,
  Grid,
  ProgressBar,
  SmartImage,
  StatCard,
  StatGrid,
  StatusBadge,
  Value,
} from '..';
import { BarChart, ColumnChart } from '../charts';
import { Group, Show } from './Group';

const tones: BadgeTone[] = ['neutral', 'success', 'warning', 'danger', 'brass'];

const payments = [
  { id: 1, period: 'octubre 2026', project: 'Casa Borrero', amount: '$125.50' },
  { id: 2, period: 'septiembre 2026', project: 'Portal de Mérida', amount: '$98.00' },
];

const columns = [
  { key: 'period', header: 'Período', cell: ({ period }: (typeof payments)[number]) => period, sort: 'period' },
  { key: 'project', header: 'Proyecto', cell: ({ project }: (typeof payments)[number]) => project },
  {
    key: 'amount',
    header: 'Monto',
    cell: ({ amount }: (typeof payments)[number]) => amount,
    align: 'end' as const,
    sort: 'amount',
  },
];

export const Data = () => (
  <Group name="data" title="Datos">
    <Show what="Badge, en cada tono" row>
      {tones.map((tone) => (
        <StatusBadge key={tone} status={{ label: tone, tone }} />
      ))}
    </Show>
    <Show what="Value">
      <p>
        Tienes <Value>$1,250.50</Value> disponibles.
      </p>
    </Show>
    <Show what="Figure, StatCard, Explanation">
      <Figure value="$12,500.00" unit="USD" />
      <StatGrid>
        <StatCard label="Total Invertido" value="$12,500" unit="USD" note="En 3 propiedades" />
        <StatCard label="Rendimientos" value="$980.40" />
      </StatGrid>
      <Explanation subject="del ejemplo">La suma de los pagos que te llegaron.</Explanation>
    </Show>
    <Show what="ProgressBar: vacía, a medias, llena">
      <ProgressBar value={0} label="Financiado" caption="0% de $300,000" />
      <ProgressBar value={40} label="Financiado" caption="40% de $300,000" />
      <ProgressBar value={100} label="Financiado" />
    </Show>
    <Show what="DataTable: ordenada, y densa">
      <DataTable
        caption="Historial de pagos"
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        sort={{ by: 'amount', descending: true, onSort: () => undefined }}
      />
      <DataTable caption="Pagos" columns={columns} rows={payments} rowKey={({ id }) => id} dense />
    </Show>
    <Show what="Card, SmartImage sin imagen, en una Grid">
      <Grid $min="10rem">
        <Card>Una tarjeta agrupa lo que va junto.</Card>
        <SmartImage src={null} alt="" ratio="16 / 5" fallback={<Badge>Sin imagen</Badge>} />
      </Grid>
    </Show>
  </Group>
);

const bars = [
  { key: 'a', label: 'Casa Borrero', size: 12_000, value: '$12,000' },
  { key: 'b', label: 'Portal de Mérida', size: 6000, value: '$6,000' },
  { key: 'c', label: 'Torre Barranco', size: 2500, value: '$2,500' },
];
const months = ['ago', 'sep', 'oct', 'nov', 'dic', 'ene'].map((tick, index) => ({
  key: tick,
  label: tick,
  tick,
  size: 100 + 60 * index,
  value: `$${100 + 60 * index}`,
  group: index === 0 ? '2026' : index === 5 ? '2027' : undefined,
}));

export const Charts = () => (
  <Group name="charts" title="Gráficos">
    <Show what="BarChart">
      <BarChart title="Capital por proyecto" heads={['Proyecto', 'Capital']} data={bars} />
    </Show>
    <Show what="ColumnChart">
      <ColumnChart
        title="Rendimientos por mes"
        heads={['Mes', 'Recibido']}
        data={months}
        scale={(size) => `$${size}`}
      />
    </Show>
  </Group>
);
