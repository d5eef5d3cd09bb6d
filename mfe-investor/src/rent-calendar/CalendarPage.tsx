import { useQuery } from '@apollo/client/react';
import {
  addMonths,
  beforeFees,
  brand,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  listPeriods,
  paths,
  rentState,
  today,
  toPeriod,
  toRentCsv,
} from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import { RiskNote } from '@cimiento/product-ui';
import {
  Button,
  ButtonLink,
  Card,
  DownloadIcon,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  Row,
  saveFile,
  Section,
  SectionTitle,
  Skeleton,
  StatCard,
  StatGrid,
  usePageTitle,
} from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { titles } from '../shared/titles';
import { PrivateLink } from './PrivateLink';
import { RentBars } from './RentBars';
import { RentCalendarDocument, type RentCalendarQuery } from './rent-calendar.generated';
import { RentMonths } from './RentMonths';
import { findNextRent, sumRents, type NextRent } from './rent-totals';

const Years = styled(Row)`
  h2 {
    margin: 0;
  }
`;

const texts = {
  title: titles[paths.calendar],
  lead: 'Lo que cada proyecto debía pagarte según lo proyectado, y lo que llegó. Cada renta está en el mes por el que se paga, y vence el 15 del mes siguiente.',
  loading: 'Cargando calendario...',
  failed: 'No pudimos cargar tu calendario. Tus pagos están a salvo: intenta de nuevo.',
} as const;

/** The year in the address, or this one. */
const parseYear = (text: string | null): number =>
  Number(text !== null && /^(?:19|20|21)\d{2}$/.test(text) ? text : today().slice(0, 4));

/** Of which month the next rent is, what is known of it, and its day: 'Renta de noviembre de 2026, pendiente · se paga el 15/12/2026'. */
function describeNext({ periods, states, payDate, projects }: NextRent): string {
  const months = periods.map(formatMonth).join(' y ');
  const words = states.map((state) =>
    state === 'upcoming' ? `proyectada ${beforeFees}` : rentState[state].label.toLowerCase(),
  );
  const count = projects === 1 ? '1 proyecto' : `${projects} proyectos`;
  return `Renta de ${months}, ${words.join(' y ')} · se paga el ${formatShortDate(payDate)}, de ${count}`;
}

function Figures({ months, next }: { months: RentCalendarQuery['rentCalendar']; next: RentCalendarQuery['next'] }) {
  const { expected, received, overdue } = sumRents(months);
  const rent = findNextRent(next);
  return (
    <StatGrid>
      <StatCard
        label="Próxima renta"
        value={rent ? formatExactDollars(rent.amount) : '—'}
        note={rent ? describeNext(rent) : 'Nada proyectado por ahora'}
      />
      <StatCard
        label="Proyectado del año"
        value={formatExactDollars(expected)}
        note="Antes de comisiones, no garantizado"
      />
      <StatCard label="Recibido del año" value={formatExactDollars(received)} note="Rentas de los meses de este año" />
      <StatCard label="Atrasado" value={formatExactDollars(overdue)} note="Venció y aún debe llegar" />
    </StatGrid>
  );
}

type YearProps = { year: number; months: RentCalendarQuery['rentCalendar']; onYear: (year: number) => void };

function Year({ year, months, onYear }: YearProps) {
  return (
    <Section aria-labelledby="rent-year">
      <Row $between $gap={1.5}>
        <Years>
          <Button variant="ghost" size="small" aria-label="Año anterior" onClick={() => onYear(year - 1)}>
            ←
          </Button>
          <SectionTitle id="rent-year">{year}</SectionTitle>
          <Button variant="ghost" size="small" aria-label="Año siguiente" onClick={() => onYear(year + 1)}>
            →
          </Button>
        </Years>
        {months.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => saveFile(toRentCsv(months), `rentas-${year}-${brand.name.toLowerCase()}.csv`)}
          >
            <DownloadIcon /> Descargar CSV
          </Button>
        )}
      </Row>
      {months.length === 0 ? (
        <EmptyState
          title={`Sin rentas en ${year}`}
          description="La primera renta de una inversión se proyecta para el mes siguiente."
          action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
        />
      ) : (
        <>
          <Card>
            <RentBars months={months} />
          </Card>
          <RentMonths months={months} periods={listPeriods(`${year}-01`, `${year}-12`)} year={String(year)} />
          <RiskNote />
        </>
      )}
    </Section>
  );
}

/** The signed-in user's projected and received rents, by month and project. */
export default function CalendarPage() {
  usePageTitle(texts.title);
  const [params, setParams] = useSearchParams();
  const year = parseYear(params.get('year'));
  const month = toPeriod(today());
  const { data, previousData, loading, error, refetch } = useQuery(RentCalendarDocument, {
    // A rent is due in the month after its own.
    variables: { from: `${year}-01`, to: `${year}-12`, nextFrom: addMonths(month, -1), nextTo: addMonths(month, 2) },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const shown = data ?? previousData;
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !shown && <Skeleton label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {shown && !error && (
        <>
          <Figures months={shown.rentCalendar} next={shown.next} />
          <Year
            year={year}
            months={shown.rentCalendar}
            onYear={(next) => setParams({ year: String(next) }, { replace: true })}
          />
          <PrivateLink since={shown.myCalendarLink?.createdAt ?? null} onChanged={refetch} />
        </>
      )}
    </PageContainer>
  );
}
