import { formatExactDollars } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { readField } from './audit-changes';
import { RunPaymentsDocument } from './audit-log.generated';
import type { AuditItem } from './AuditEntryView';
import { PersonLink } from '../../shared/records/PersonLink';

const Payments = styled.section`
  margin-top: ${space[2]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  font-size: ${text.small};

  h3 {
    margin: 0 0 ${space[1]};
    font-size: ${text.small};
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums;
  }

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
    padding: ${space[0.5]} 0;
    overflow-wrap: anywhere;
  }

  p {
    margin: ${space[1]} 0 0;
    color: ${color.muted};
  }
`;

/** The payments that a monthly payment made, or that undoing it deleted: its line stands for theirs. */
export function RunPayments({ entry: { recordId: runId, action } }: { entry: AuditItem }) {
  const { data, error } = usePageQuery(RunPaymentsDocument, {
    runId,
    action: action === 'create' ? 'create' : 'delete',
  });
  const payments = data?.auditEntries;
  if (error) return <p role="alert">No se pudieron cargar sus pagos.</p>;
  if (!payments || payments.total === 0) return null;
  const more = payments.total - payments.items.length;
  return (
    <Payments aria-labelledby="run-payments">
      <h3 id="run-payments">{action === 'create' ? 'Pagos creados' : 'Pagos eliminados'}</h3>
      <ul>
        {payments.items.toReversed().map((payment) => (
          <li key={payment.id}>
            <span>
              <PersonLink person={payment.person} />
            </span>
            <span>{formatExactDollars(readField(payment, 'amount'))}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{more === 1 ? 'y 1 pago más' : `y ${more} pagos más`}</p>}
    </Payments>
  );
}
