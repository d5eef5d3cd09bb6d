import {
  afterFees,
  brand,
  formatDollars,
  formatShortDate,
  formatWholeNumber,
  paths,
  toTrackRecordCsv,
} from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { Figures, type ShownFigure } from '@cimiento/product-ui/project-content';
import {
  Block,
  Button,
  color,
  DownloadIcon,
  EmptyState,
  ErrorState,
  Explanation,
  List,
  Muted,
  PageContainer,
  PageHeader,
  Row,
  saveFile,
  Section,
  SectionTitle,
  Skeleton,
  space,
  text,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { usePageHead } from '../shared/usePageHead';
import { usePlainQuery } from '../shared/usePlainQuery';
import { formatCount, formatRate, Kept, ProjectResult, Promised, type ProjectRecord } from './ProjectResult';
import { method, texts } from './texts';
import { TrackRecordDocument, type TrackRecordQuery } from './track-record.generated';

type TrackRecord = TrackRecordQuery['trackRecord'];

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};

  > span {
    display: inline-flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const Swatch = styled.span<{ $width?: string }>`
  position: relative;
  width: ${({ $width = '1rem' }) => $width};
  height: 0.875rem;
  forced-color-adjust: none;
`;

/** The totals, without those that are zero. */
function listTotals({ totals }: TrackRecord): ShownFigure[] {
  const { projects, invested, monthsOnTime, monthsLate, monthsMissed, averageDaysLate, weightedReturn, roundsFailed } =
    totals;
  const returned = roundsFailed > 0 ? `; ${formatCount(roundsFailed, 'ronda devuelta', 'rondas devueltas')}` : '';
  const due = formatCount(monthsOnTime + monthsLate + monthsMissed, 'mes que venció', 'meses que vencieron');
  return [
    { label: 'Retorno realizado', value: formatRate(weightedReturn), note: 'al año, pérdidas incluidas' },
    {
      label: 'Capital invertido',
      value: formatDollars(invested),
      note: `en ${formatCount(projects, 'proyecto', 'proyectos')}${returned}`,
    },
    { label: 'Meses a tiempo', value: formatWholeNumber(monthsOnTime), note: `de ${due}` },
    ...(monthsLate > 0
      ? [
          {
            label: 'Meses con atraso',
            value: formatWholeNumber(monthsLate),
            note: `${averageDaysLate} días en promedio`,
          },
        ]
      : []),
    ...(monthsMissed > 0
      ? [{ label: 'Meses no pagados', value: formatWholeNumber(monthsMissed), note: 'ya no se pagarán' }]
      : []),
  ];
}

/** Projects in their order, those without a result yet after the others. */
const sortByResult = (projects: readonly ProjectRecord[]): ProjectRecord[] =>
  [...projects].sort((a, b) => Number(a.realizedReturn === null) - Number(b.realizedReturn === null));

function Projects({ record: { projects, asOf } }: { record: TrackRecord }) {
  if (projects.length === 0) return <EmptyState title={texts.empty} description={texts.emptyHint} />;
  const rates = projects.flatMap(({ promisedNet, realizedReturn }) => [promisedNet, realizedReturn ?? 0]);
  const largest = Math.max(1, ...rates.map(Math.abs));
  return (
    <Section aria-labelledby="track-record" $gap={1}>
      <SectionTitle id="track-record">Proyecto por proyecto</SectionTitle>
      <Legend>
        <span>
          <Swatch aria-hidden>
            <Kept />
          </Swatch>
          cumplido
        </span>
        <span>
          <Swatch aria-hidden $width="3px">
            <Promised />
          </Swatch>
          <span>{`prometido, ${afterFees}`}</span>
        </span>
      </Legend>
      <List as="ol" $gap={0.5} aria-label={texts.caption}>
        {sortByResult(projects).map((project) => (
          <ProjectResult key={project.projectId} project={project} largest={largest} />
        ))}
      </List>
      <Row $between $top={1}>
        <Muted>{`Calculado el ${formatShortDate(asOf)}.`}</Muted>
        <Button
          variant="secondary"
          size="small"
          onClick={() => saveFile(toTrackRecordCsv(projects), `resultados-${brand.name.toLowerCase()}.csv`)}
        >
          <DownloadIcon /> Descargar CSV
        </Button>
      </Row>
    </Section>
  );
}

const Explanations = () => (
  <Section aria-labelledby="method" $gap={0.5}>
    <SectionTitle id="method">{texts.method}</SectionTitle>
    <Explanation subject={texts.method} question="Qué significa cada cifra">
      <dl>
        {method.map(([term, explanation]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{explanation}</dd>
          </div>
        ))}
      </dl>
    </Explanation>
  </Section>
);

const Shape = () => (
  <Skeleton label={texts.loading}>
    <Block $height="4.5rem" />
    <Block $height="3rem" />
    {Array.from({ length: 4 }, (_, row) => (
      <Block key={row} $height="6rem" />
    ))}
  </Skeleton>
);

/** The promised and the actual results of every project, losses as visible as gains. */
export default function TrackRecordPage() {
  const { headline, description } = usePageHead(paths.trackRecord);
  const { data, loading, error, refetch } = usePlainQuery(TrackRecordDocument);
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      {loading && <Shape />}
      {error && <ErrorState message={texts.failed} onRetry={refetch} />}
      {data && (
        <>
          <Figures figures={listTotals(data.trackRecord)} />
          <Projects record={data.trackRecord} />
          <RiskNote />
        </>
      )}
      {/* After the figures, which it would make room for. */}
      {!loading && <Explanations />}
    </PageContainer>
  );
}
