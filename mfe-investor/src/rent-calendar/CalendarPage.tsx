import { useQuery } from '@apollo/client/react';
import {
  addMonths,
  brand,
  describeGross,
  formatExactDollars,
  listPeriods,
  parseCents,
  paths,
  today,
  toPeriod,
  toRentCsv,
} from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import { RiskNote } from '@cimiento/product-ui';
import {
  Block,
  Button,
  ButtonLink,
  color,
  DownloadIcon,
  EmptyState,
  ErrorState,
  media,
  Muted,
  PageContainer,
  radius,
  Row,
  saveFile,
  Section,
  SectionTitle,
  Skeleton,
  space,
  text,
  usePageTitle,
} from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FigureRow, SmallFigure } from '../shared/FigureRow';
import { findNextRent } from '../shared/next-rent';
import { titles } from '../shared/titles';
import { MonthRows } from './MonthRows';
import { NextRentCard } from './NextRentCard';
import { PrivateLink } from './PrivateLink';
import { RentBars } from './RentBars';
import { RentCalendarDocument, type RentCalendarQuery } from './rent-calendar.generated';
import { RentMonths } from './RentMonths';
import { describeYear, sumRents } from './rent-totals';

const Page = styled(PageContainer)`
  gap: ${space[2]};
  padding-top: ${space[2]};

  h1 {
    font-size: ${text.section};
  }

  > section {
    margin-top: ${space[3]};
  }

  ${media.tablet} {
    padding-top: ${space[3]};
  }
`;

const Years = styled(Row)`
  h2 {
    margin: 0;
  }
`;

const Fold = styled.details`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};

  > summary {
    min-height: 2.75rem;
    padding: ${space[1.5]} ${space[2]};
    font-weight: 560;
    cursor: pointer;
  }

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[2]} ${space[1]};
    border-top: 1px solid ${color.line};
  }

  /* Paper cannot be opened. */
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
`;

const texts = {
  title: titles[paths.calendar],
  lead: 'Lo que cada proyecto debía pagarte según lo proyectado, y lo que llegó. Cada renta está en el mes por el que se paga, y vence el 15 del mes siguiente.',
  loading: 'Cargando calendario...',
  failed: 'No pudimos cargar tu calendario. Tus pagos están a salvo: intenta de nuevo.',
} as const;

/** Months before and after this one whose open rents are listed: late ones, and those to come. */
const monthsBack = -12;
const monthsAhead = 6;

/** The year in the address, or this one. */
const parseYear = (text: string | null): number =>
  Number(text !== null && /^(?:19|20|21)\d{2}$/.test(text) ? text : today().slice(0, 4));

const Figures = ({ months }: { months: RentCalendarQuery['rentCalendar'] }) => {
  const sums = sumRents(months);
  const { expected, received, overdue } = sums;
  return (
    <FigureRow>
      <SmallFigure
        label="Proyectado del año"
        value={formatExactDollars(expected)}
        note={`${describeGross(sums) ?? 'Después de comisiones'}, no garantizado`}
      />
      <SmallFigure label="Recibido del año" value={formatExactDollars(received)} note="Rentas de sus meses" />
      <SmallFigure label="Atrasado" value={formatExactDollars(overdue)} note="Venció y debe llegar" />
    </FigureRow>
  );
};

/** The months whose rents are not settled yet, the late ones first. */
function Open({ months }: { months: RentCalendarQuery['next'] }) {
  const open = new Set(months.filter((month) => parseCents(month.open) > 0).map(({ period }) => period));
  if (open.size === 0) return null;
  return (
    <Section aria-labelledby="open-months" $gap={0.5}>
      <SectionTitle id="open-months">Meses por venir</SectionTitle>
      <MonthRows months={months.filter(({ period }) => open.has(period))} />
    </Section>
  );
}

type YearProps = {
  year: number;
  isOpen: boolean;
  months: RentCalendarQuery['rentCalendar'];
  onYear: (year: number) => void;
};

function Year({ year, isOpen, months, onYear }: YearProps) {
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
        <Fold key={year} open={isOpen}>
          <summary>{describeYear(String(year), months)}</summary>
          <div>
            <RentBars months={months} />
            <RentMonths months={months} periods={listPeriods(`${year}-01`, `${year}-12`)} year={String(year)} />
          </div>
        </Fold>
      )}
      <Muted>{texts.lead}</Muted>
      <RiskNote />
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
    variables: {
      from: `${year}-01`,
      to: `${year}-12`,
      nextFrom: addMonths(month, monthsBack),
      nextTo: addMonths(month, monthsAhead),
    },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const shown = data ?? previousData;
  return (
    <Page>
      <h1>{texts.title}</h1>
      {loading && !shown && (
        <Skeleton label={texts.loading}>
          <Block $height="11rem" />
          <Block $height="4.5rem" />
          <Block $height="24rem" />
        </Skeleton>
      )}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {shown && !error && (
        <>
          <NextRentCard rent={findNextRent(shown.next)} />
          <Figures months={shown.rentCalendar} />
          <Open months={shown.next} />
          <Year
            year={year}
            isOpen={params.has('year')}
            months={shown.rentCalendar}
            onYear={(next) => setParams({ year: String(next) }, { replace: true })}
          />
          <PrivateLink since={shown.myCalendarLink?.createdAt ?? null} onChanged={refetch} />
        </>
      )}
    </Page>
  );
}
