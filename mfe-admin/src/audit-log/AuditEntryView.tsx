import { auditActionLabel, messages } from '@cimiento/contracts';
import { color, media, space, text, VisuallyHidden } from '@cimiento/ui';
import { styled } from 'styled-components';
import { changesOf, formatDateTime, type FieldChange } from './audit-changes';
import type { TrailQuery } from './audit-log.generated';

export type TrailItem = TrailQuery['auditTrail']['items'][number];

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

// All that is left of a record that was deleted is read like any other.
const Last = styled(Before)`
  color: inherit;
`;

const After = styled.ins`
  text-decoration: none;
`;

const nothing = '—';

/** What a field was and what it became; of a record that came or went, the one that there is. */
export const ChangedValue = ({ change: { before, after }, whole }: { change: FieldChange; whole: boolean }) => {
  const Old = whole ? Last : Before;
  return (
    <>
      {(!whole || before !== null) && (
        <Old>
          <VisuallyHidden>Antes: </VisuallyHidden>
          {before ?? nothing}
        </Old>
      )}
      {!whole && <span aria-hidden> → </span>}
      {(!whole || after !== null) && (
        <After>
          <VisuallyHidden>Después: </VisuallyHidden>
          {after ?? nothing}
        </After>
      )}
    </>
  );
};

/** A change, with each field that it touched; of a creation or deletion, the record whole. */
export const AuditEntryView = ({ entry }: { entry: TrailItem }) => (
  <>
    <Heading>
      <strong>{auditActionLabel[entry.action]}</strong>
      <small>{`${formatDateTime(entry.createdAt)} · ${entry.author?.fullName ?? messages.missingUser}`}</small>
    </Heading>
    <Fields>
      {changesOf(entry).map((change) => (
        <div key={change.label}>
          <dt>{change.label}</dt>
          <dd>
            <ChangedValue change={change} whole={entry.action !== 'update'} />
          </dd>
        </div>
      ))}
    </Fields>
  </>
);
