import {
  formatExactDollars,
  formatShortDate,
  formatStatementCode,
  messages,
  parseStatementCode,
  toCalendarDate,
  verifyStatementPath,
} from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import {
  Badge,
  Button,
  Card,
  color,
  ErrorState,
  Facts,
  Notice,
  PageContainer,
  PageHeader,
  space,
  Skeleton,
  TextField,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePlainQuery } from '../shared/usePlainQuery';
import { CompareFile } from './CompareFile';
import { VerifyStatementDocument, type VerifyStatementQuery } from './statements.generated';

const texts = {
  title: 'Verificar un estado de cuenta',
  lead: 'Comprueba con su código que un estado de cuenta es auténtico, sin ver de quién es.',
} as const;

const Narrow = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  max-width: 44rem;
`;

const Later = styled.p`
  margin: ${space[2]} 0 0;
  color: ${color.warning};
`;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};

  & > :first-child {
    flex: 1 1 16rem;
  }
`;

type Verified = VerifyStatementQuery['verifyStatement'];

function Genuine({ statement }: { statement: Verified }) {
  const { number, year, version, throughOn, createdAt, total, sha256, laterNumber, laterVersion } = statement;
  const facts = [
    ['Número', number],
    ['Año', `${year}, hasta el ${formatShortDate(throughOn)}`],
    ['Versión', `${version}`],
    ['Valor al cierre', formatExactDollars(total)],
    ['Emitido el', formatShortDate(toCalendarDate(createdAt))],
    ['Huella del PDF (SHA-256): cambia si alguien lo modifica', sha256],
  ] as const;
  return (
    <>
      <Card role="region" aria-label="Documento auténtico">
        <Badge tone="success">Documento auténtico</Badge>
        <Facts $gap={1.5} $top={2}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        {laterNumber !== null && (
          <Later>{`Hay una versión posterior: ${laterNumber}, versión ${laterVersion}. Pide esa a quien te dio el documento.`}</Later>
        )}
      </Card>
      <CompareFile sha256={sha256} />
    </>
  );
}

function CodeForm({ code }: { code: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(code);
  const [error, setError] = useState<string>();
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = parseStatementCode(typed);
        setError(parsed === null ? messages.statementUnknown : undefined);
        if (parsed !== null) void navigate(verifyStatementPath(formatStatementCode(parsed)));
      }}
    >
      <TextField
        label="Código de verificación"
        value={typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        Verificar
      </Button>
    </Form>
  );
}

/** Tells anybody who has a statement's code whether it is genuine, and never whose it is. */
export default function VerifyStatementPage() {
  usePageTitle(texts.title, texts.lead);
  const { code = '' } = useParams();
  const { data, loading, error, refetch } = usePlainQuery(VerifyStatementDocument, {
    variables: { code },
    fresh: true,
  });
  const isUnknown = error?.code === 'NOT_FOUND';
  const printed = formatStatementCode(parseStatementCode(code) ?? code);
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      <Narrow>
        <CodeForm key={code} code={printed} />
        {loading && <Skeleton label="Verificando..." />}
        {isUnknown && (
          <Notice $tone="danger" role="alert">
            {getUserMessage(error)}
          </Notice>
        )}
        {error && !isUnknown && <ErrorState message={getUserMessage(error)} onRetry={refetch} />}
        {data && <Genuine statement={data.verifyStatement} />}
      </Narrow>
    </PageContainer>
  );
}
