import { useApolloClient } from '@apollo/client/react';
import {
  addMonths,
  brand,
  decimalMark,
  getLastDay,
  today,
  toJournalCsv,
  toPeriod,
  type DecimalMark,
} from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { Button, Row, saveFile } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { DayInput } from '../../shared/records/DayFilter';
import { Filter } from '../../shared/records/Filter';
import { ListTitle } from '../../shared/records/ListTitle';
import { Panel } from '../../shared/records/Panel';
import { LedgerJournalDocument } from './ledger.generated';

const decimals = Object.entries(decimalMark).map(([value, label]) => ({ value, label }));

/** The first and the last day of the month before today's. */
function getLastMonth(): { from: string; to: string } {
  const period = addMonths(toPeriod(today()), -1);
  return { from: `${period}-01`, to: getLastDay(period) };
}

/** Downloads the journal of some days, for the accountant. */
export function JournalDownload() {
  const client = useApolloClient();
  const [days, setDays] = useState(getLastMonth);
  const [decimal, setDecimal] = useState<DecimalMark>('comma');
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    try {
      const variables = { from: days.from || null, to: days.to || null };
      const { data } = await client.query({ query: LedgerJournalDocument, variables, fetchPolicy: 'no-cache' });
      const name = ['libro-diario', brand.name.toLowerCase(), days.from, days.to].filter(Boolean).join('-');
      saveFile(toJournalCsv(data?.ledgerJournal ?? [], decimal), `${name}.csv`);
      toast({ title: 'Archivo descargado', description: `${name}.csv` });
    } catch (error) {
      const description = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      toast({ title: 'No se pudo descargar el libro diario', description, variant: 'destructive' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Panel as="section" aria-labelledby="journal">
      <ListTitle id="journal">Libro diario para el contador</ListTitle>
      <Row $gap={1.5}>
        <DayInput
          label="Desde"
          accessibleName="Libro diario: desde"
          value={days.from}
          onChange={(from) => setDays({ ...days, from })}
        />
        <DayInput
          label="Hasta"
          accessibleName="Libro diario: hasta"
          value={days.to}
          onChange={(to) => setDays({ ...days, to })}
        />
        <Filter
          label="Signo decimal"
          all={decimalMark.comma}
          choices={decimals.filter(({ value }) => value !== 'comma')}
          value={decimal === 'comma' ? '' : decimal}
          onChange={(value) => setDecimal(value === 'point' ? 'point' : 'comma')}
        />
        <Button variant="secondary" busy={isBusy} busyLabel="Preparando..." onClick={() => void download()}>
          Descargar CSV
        </Button>
      </Row>
    </Panel>
  );
}
