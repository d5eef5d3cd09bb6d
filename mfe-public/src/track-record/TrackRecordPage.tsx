import {
  brand,
  formatDollars,
  formatShortDate,
  formatWholeNumber,
  paths,
  projectStatus,
  toTrackRecordCsv,
} from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import {
  Badge,
  Button,
  color,
  type Column,
  DataTable,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Muted,
  PageContainer,
  PageHeader,
  saveFile,
  Section,
  SectionTitle,
  space,
  Skeleton,
  Stack,
  StatCard,
  StatGrid,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { usePageHead } from '../shared/usePageHead';
import { usePlainQuery } from '../shared/usePlainQuery';
import { method, texts } from './texts';
import { TrackRecordDocument, type TrackRecordQuery } from './track-record.generated';

type TrackRecord = TrackRecordQuery['trackRecord'];
type Project = TrackRecord['projects'][number];

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: 0 ${space[2]};
`;

const Rate = styled.strong<{ $loss: boolean }>`
  color: ${({ $loss }) => ($loss ? color.danger : 'inherit')};
`;

const Method = styled.dl`
  display: grid;
  gap: ${space[2]};
  max-width: 70ch;
  margin: 0;

  dt {
    font-weight: 600;
  }

  dd {
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
  }
`;

const formatRate = (rate: number | null): string => (rate === null ? '—' : `${rate.toFixed(2)}%`);

const formatCount = (count: number, one: string, many: string): string =>
  `${formatWholeNumber(count)} ${count === 1 ? one : many}`;

const getDates = ({ fundedDate, exitDate }: Project): string =>
  [fundedDate && `Financiado el ${formatShortDate(fundedDate)}`, exitDate && `Vendido el ${formatShortDate(exitDate)}`]
    .filter(Boolean)
    .join(' · ');

/** The realised return: a sale whose result is not known has none. */
function describeReturn({ exitReturn, isYearly, exitDate }: Pick<Project, 'exitReturn' | 'isYearly' | 'exitDate'>) {
  if (exitReturn !== null) return isYearly ? 'TIR con la venta' : 'con la venta, sin anualizar';
  return exitDate === null ? 'en rentas' : 'venta aún sin repartir';
}

/** Duration of a project, or its duration so far. */
function describeMonths({ actualMonths, exitDate }: Pick<Project, 'actualMonths' | 'exitDate'>): string {
  if (actualMonths === null) return '';
  const months = formatCount(actualMonths, 'mes', 'meses');
  return exitDate === null ? `van ${months}` : `duró ${months}, hasta la venta`;
}

/** The subject of a new date: the delay by its title, where everybody may read that. */
const describeDelay = (date: string, title: string | null): string =>
  `${title ?? 'Retraso comunicado a sus inversionistas'}: nueva fecha ${formatShortDate(date)}`;

const columns: readonly Column<Project>[] = [
  {
    key: 'project',
    header: 'Proyecto',
    cell: (project) => (
      <Stack $gap={0.5}>
        {project.name}
        <Badge>{project.status ? projectStatus[project.status].label : 'Eliminado'}</Badge>
        <Muted as="small" $tiny>
          {getDates(project)}
        </Muted>
      </Stack>
    ),
  },
  {
    key: 'capital',
    header: 'Capital',
    align: 'end',
    cell: ({ capital }) => (capital === 0 ? `Menos de ${formatDollars(10_000)}` : formatDollars(capital)),
  },
  {
    key: 'promised',
    header: 'Prometido',
    align: 'end',
    cell: ({ promisedReturn }) => (
      <>
        <span>{formatRate(promisedReturn)}</span>
        <Muted as="small" $tiny>
          antes de comisiones
        </Muted>
      </>
    ),
  },
  {
    key: 'realized',
    header: 'Realizado',
    align: 'end',
    cell: ({ realizedReturn, exitReturn, isYearly, exitDate }) => (
      <>
        <Rate $loss={(realizedReturn ?? 0) < 0}>{formatRate(realizedReturn)}</Rate>
        <Muted as="small" $tiny>
          {describeReturn({ exitReturn, isYearly, exitDate })}
        </Muted>
      </>
    ),
  },
  { key: 'onTime', header: 'A tiempo', align: 'end', cell: ({ monthsOnTime }) => monthsOnTime },
  {
    key: 'late',
    header: 'Con atraso',
    align: 'end',
    cell: ({ monthsLate, averageDaysLate }) => (
      <>
        {monthsLate}
        {monthsLate > 0 && <Muted as="small" $tiny>{`${averageDaysLate} días en promedio`}</Muted>}
      </>
    ),
  },
  { key: 'missed', header: 'No pagados', align: 'end', cell: ({ monthsMissed }) => monthsMissed },
  {
    key: 'term',
    header: 'Plazo',
    cell: (project) => (
      <>
        <span>{project.promisedTerm ?? '—'}</span>
        <Muted as="small" $tiny>
          {describeMonths(project)}
        </Muted>
        {project.delayedTo !== null && (
          <Muted as="small" $tiny>
            {describeDelay(project.delayedTo, project.delayTitle)}
          </Muted>
        )}
      </>
    ),
  },
];

function Totals({ totals }: { totals: TrackRecord['totals'] }) {
  const { projects, invested, monthsOnTime, monthsLate, monthsMissed, averageDaysLate, weightedReturn } = totals;
  return (
    <StatGrid>
      <StatCard
        label="Retorno realizado"
        value={formatRate(weightedReturn)}
        note="Por año, ponderado por capital, pérdidas incluidas"
      />
      <StatCard
        label="Capital invertido"
        value={formatDollars(invested)}
        note={`En ${formatCount(projects, 'proyecto', 'proyectos')}`}
      />
      <StatCard
        label="Meses a tiempo"
        value={formatWholeNumber(monthsOnTime)}
        note={`De ${formatCount(monthsOnTime + monthsLate + monthsMissed, 'mes que venció', 'meses que vencieron')}`}
      />
      <StatCard
        label="Meses con atraso"
        value={formatWholeNumber(monthsLate)}
        note={`${averageDaysLate} días en promedio`}
      />
      <StatCard label="Meses no pagados" value={formatWholeNumber(monthsMissed)} note="Ya no se pagarán" />
    </StatGrid>
  );
}

function Projects({ record }: { record: TrackRecord }) {
  if (record.projects.length === 0) return <EmptyState title={texts.empty} description={texts.emptyHint} />;
  return (
    <Section aria-labelledby="track-record">
      <Bar>
        <SectionTitle id="track-record">Proyecto por proyecto</SectionTitle>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile(toTrackRecordCsv(record.projects), `resultados-${brand.name.toLowerCase()}.csv`)}
        >
          <DownloadIcon /> Descargar CSV
        </Button>
      </Bar>
      <DataTable
        caption={texts.caption}
        columns={columns}
        rows={record.projects}
        rowKey={({ projectId }) => projectId}
      />
      <p>{`Calculado el ${formatShortDate(record.asOf)}.`}</p>
    </Section>
  );
}

const Explanations = () => (
  <Section aria-labelledby="method">
    <SectionTitle id="method">{texts.method}</SectionTitle>
    <Method>
      {method.map(([term, explanation]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{explanation}</dd>
        </div>
      ))}
    </Method>
  </Section>
);

/** The promised and the actual results of every project, losses as visible as gains. */
export default function TrackRecordPage() {
  const { headline, description } = usePageHead(paths.trackRecord);
  const { data, loading, error, refetch } = usePlainQuery(TrackRecordDocument);
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      {loading && <Skeleton label={texts.loading} />}
      {error && <ErrorState message={texts.failed} onRetry={refetch} />}
      {data && (
        <>
          <Totals totals={data.trackRecord.totals} />
          <RiskNote />
          <Projects record={data.trackRecord} />
        </>
      )}
      {/* After the figures, which it would make room for. */}
      {!loading && <Explanations />}
    </PageContainer>
  );
}
