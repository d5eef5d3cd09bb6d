import { auditAction, messages } from '@cimiento/contracts';
import { color, media, space, text, VisuallyHidden } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatDateTime } from '../dates';
import { listChanges, type FieldChange } from './audit-changes';
import type { RecordHistoryQuery } from './audit-log.generated';

export type AuditItem = RecordHistoryQuery['auditEntries']['items'][number] & {
  /** Only on a list where one line stands for payments that were changed at once. */
  changedTogether?: number;
};

const Heading = styled.p`
  margin: 0;

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Fields = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 7.5rem) minmax(0, 1fr);
  gap: ${space[0.5]} ${space[2]};
  margin: ${space[1]} 0 0;
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  > div {
    display: contents;
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 11rem) minmax(0, 1fr);
  }
`;

const Before = styled.del`
  color: ${color.muted};
  text-decoration: none;
`;

// The last values of a deleted record are the only ones, so they are not muted.
const OnlyValue = styled(Before)`
  color: inherit;
`;

const After = styled.ins`
  text-decoration: none;
`;

const noValue = '—';

/** The value before and after; `whole` shows the only one of a created or deleted record. */
export const ChangedValue = ({ change: { before, after }, whole }: { change: FieldChange; whole: boolean }) => {
  const Old = whole ? OnlyValue : Before;
  return (
    <>
      {(!whole || before !== null) && (
        <Old>
          <VisuallyHidden>Antes: </VisuallyHidden>
          {before ?? noValue}
        </Old>
      )}
      {!whole && <span aria-hidden> → </span>}
      {(!whole || after !== null) && (
        <After>
          <VisuallyHidden>Después: </VisuallyHidden>
          {after ?? noValue}
        </After>
      )}
    </>
  );
};

/** A change with its author, time and fields; of a creation or deletion, every field. */
export const AuditEntryView = ({ entry }: { entry: AuditItem }) => (
  <>
    <Heading>
      <strong>{auditAction[entry.action].label}</strong>
      <small>{`${formatDateTime(entry.createdAt)} · ${entry.author?.fullName ?? messages.operatorCommand}`}</small>
    </Heading>
    <Fields>
      {listChanges(entry).map((change) => (
        <div key={change.name}>
          <dt>{change.label}</dt>
          <dd>
            <ChangedValue change={change} whole={entry.action !== 'update'} />
          </dd>
        </div>
      ))}
    </Fields>
  </>
);
