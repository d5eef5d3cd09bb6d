import { formatExactDollars, type AuditAction } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { readField } from '../../shared/history/audit-changes';
import { ChangedPaymentsDocument } from '../../shared/history/audit-log.generated';
import type { AuditItem } from '../../shared/history/AuditEntryView';
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

const titles: Record<AuditAction, string> = {
  create: 'Pagos creados',
  update: 'Pagos cambiados',
  delete: 'Pagos eliminados',
};

/** The payments that a monthly payment made, that undoing it deleted, or that were changed at once: one line stands for theirs. */
export function ChangedPayments({ entry: { id, entity, recordId, action } }: { entry: AuditItem }) {
  const isRun = entity === 'paymentRun';
  const made = action === 'create' ? 'create' : 'delete';
  const { data, error } = usePageQuery(
    ChangedPaymentsDocument,
    isRun ? { runId: recordId, action: made } : { togetherWith: id, action },
  );
  const payments = data?.auditEntries;
  if (error) return <p role="alert">No se pudieron cargar sus pagos.</p>;
  if (!payments || payments.total === 0) return null;
  const more = payments.total - payments.items.length;
  return (
    <Payments aria-labelledby="changed-payments">
      <h3 id="changed-payments">{titles[isRun ? made : action]}</h3>
      <ul>
        {[...payments.items].reverse().map((payment) => (
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
