import {
  formatExactDollars,
  formatShortDate,
  formatStatementCode,
  statementContentPath,
  statementStatus,
  toCalendarDate,
  verifyStatementPath,
} from '@cimiento/contracts';
import {
  Actions,
  Badge,
  ButtonLink,
  Card,
  color,
  DownloadIcon,
  Row,
  space,
  StatusBadge,
  text,
  Value,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import type { OwnStatementFragment } from './statements.generated';

const Total = styled.p`
  margin: ${space[1.5]} 0 0;
  font-size: ${text.amount};
  font-variant-numeric: tabular-nums;

  small {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Facts = styled.dl`
  display: grid;
  gap: ${space[1]};
  margin: ${space[1.5]} 0 0;
  color: ${color.muted};
  font-size: ${text.small};

  dt {
    display: inline;
    font-weight: 560;
  }

  dd {
    display: inline;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

type Props = { statement: OwnStatementFragment; isLatest: boolean };

/** One version of a year's statement. */
export function StatementCard({ statement, isLatest }: Props) {
  const { id, number, version, throughOn, code, status, total, sha256, createdAt } = statement;
  return (
    <Card role="group" aria-label={`Estado de cuenta ${number}`} aria-busy={status === 'queued'}>
      <Row>
        <strong>{number}</strong>
        <StatusBadge status={statementStatus[status]} />
        <Badge>{`Versión ${version}`}</Badge>
        {!isLatest && <Badge>Sustituido</Badge>}
      </Row>
      {status === 'ready' && total !== null && (
        <Total>
          <Value>{formatExactDollars(total)}</Value> <small>{`valor al ${formatShortDate(throughOn)}`}</small>
        </Total>
      )}
      <Facts>
        <div>
          <dt>Pedido el </dt>
          <dd>{formatShortDate(toCalendarDate(createdAt))}</dd>
        </div>
        {sha256 !== null && (
          <>
            <div>
              <dt>Código de verificación: </dt>
              <dd>{formatStatementCode(code)}</dd>
            </div>
            <div>
              <dt>Huella del PDF (SHA-256), que cambia si alguien lo modifica: </dt>
              <dd>{sha256}</dd>
            </div>
          </>
        )}
        {status === 'failed' && (
          <div>
            <dt>Qué hacer: </dt>
            <dd>pídelo otra vez; haremos una versión nueva.</dd>
          </div>
        )}
      </Facts>
      {status === 'ready' && (
        <Actions $top={2}>
          <ButtonLink
            to={statementContentPath(id)}
            reloadDocument
            size="small"
            aria-label={`Descargar PDF del estado de cuenta ${number}`}
          >
            <DownloadIcon /> Descargar PDF
          </ButtonLink>
          <ButtonLink
            to={verifyStatementPath(code)}
            variant="secondary"
            size="small"
            aria-label={`Verificar el estado de cuenta ${number}`}
          >
            Verificar
          </ButtonLink>
        </Actions>
      )}
    </Card>
  );
}
