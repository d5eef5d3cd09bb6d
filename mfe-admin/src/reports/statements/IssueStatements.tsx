import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatWholeNumber, today } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { Actions, Button, Card, ConfirmDialog, SelectField, space, StatCard, StatGrid } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import {
  IssueStatementsDocument,
  StatementIssuePreviewDocument,
  type StatementIssuePreviewQuery,
} from './statements.generated';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
  margin-bottom: ${space[2]};

  & > :first-child {
    flex: 1 1 10rem;
    max-width: 14rem;
  }
`;

/** Years that ended and may be issued, the last one first. */
const listYears = (): number[] => {
  const last = Number(today().slice(0, 4)) - 1;
  return Array.from({ length: 6 }, (_none, index) => last - index);
};

/** Previews the statements of a year and issues them. */
export function IssueStatements({ onIssued }: { onIssued: () => void }) {
  const [year, setYear] = useState(listYears()[0] ?? 0);
  const [isAsking, setIsAsking] = useState(false);
  const withIdempotencyKey = useIdempotencyKey();
  const client = useApolloClient();
  const [read, setRead] = useState<StatementIssuePreviewQuery['statementIssuePreview'] | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [issue, { loading: isIssuing }] = useMutation(IssueStatementsDocument);
  const preview = read?.year === year ? read : null;
  const review = async () => {
    setIsReading(true);
    try {
      const { data } = await client.query({
        query: StatementIssuePreviewDocument,
        variables: { year },
        fetchPolicy: 'network-only',
      });
      setRead(data?.statementIssuePreview ?? null);
    } catch (error) {
      toast({ title: 'No se pudo revisar', description: getUserMessage(error), variant: 'destructive' });
    }
    setIsReading(false);
  };
  const confirm = async () => {
    const input = { year };
    try {
      await issue({ variables: { input }, context: withIdempotencyKey(input) });
      toast({ title: 'Emisión iniciada', description: 'Cada persona recibe un aviso cuando el suyo está listo.' });
      setIsAsking(false);
      onIssued();
      void review();
    } catch (error) {
      toast({ title: 'No se pudo emitir', description: getUserMessage(error), variant: 'destructive' });
    }
  };
  return (
    <Card>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          void review();
        }}
      >
        <SelectField
          label="Año"
          value={String(year)}
          choices={listYears().map((each) => ({ value: String(each), label: String(each) }))}
          onChange={(event) => setYear(Number(event.target.value))}
        />
        <Button type="submit" variant="secondary" busy={isReading} busyLabel="Revisando...">
          Revisar
        </Button>
      </Form>
      {preview && (
        <div role="status">
          <StatGrid>
            <StatCard label="Personas con movimientos" value={formatWholeNumber(preview.people)} />
            <StatCard label="Ya tienen el suyo" value={formatWholeNumber(preview.existing)} />
            <StatCard label="Se emitirán" value={formatWholeNumber(preview.total)} />
          </StatGrid>
        </div>
      )}
      {preview && preview.total > 0 && (
        <Actions $top={2}>
          <Button onClick={() => setIsAsking(true)}>
            {`Emitir ${formatWholeNumber(preview.total)} ${preview.total === 1 ? 'estado' : 'estados'} de cuenta`}
          </Button>
        </Actions>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={`Emitir los estados de cuenta de ${year}`}
        message={`Haremos ${formatWholeNumber(preview?.total ?? 0)} documentos numerados y avisaremos a cada persona. No se pueden retirar: una corrección es una versión nueva.`}
        confirmLabel="Emitir"
        confirmVariant="primary"
        busy={isIssuing}
        onConfirm={() => void confirm()}
      />
    </Card>
  );
}
