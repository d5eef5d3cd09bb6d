import { auditActionLabel, auditedEntityLabel, messages, type AuditAction } from '@cimiento/contracts';
import { Badge, color, IconButton, text, ViewIcon, type BadgeTone, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Missing } from '../records/Missing';
import { changesOf, formatDateTime, nameOf, type FieldChange } from './audit-changes';
import { ChangedValue, type TrailItem } from './AuditEntryView';
import { Actions } from '../records/Panel';

const tone: Record<AuditAction, BadgeTone> = { create: 'success', update: 'neutral', delete: 'danger' };

/** What a changed record is called: 'Proyecto #12'. */
export const recordWords = ({ entity, recordId }: TrailItem): string =>
  entity === 'setting' ? auditedEntityLabel.setting : `${auditedEntityLabel[entity]} #${recordId}`;

const Record = styled.div`
  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    overflow-wrap: anywhere;
  }

  @container (min-width: 60rem) {
    strong {
      white-space: nowrap;
    }
  }
`;

const Author = styled.span`
  @container (min-width: 60rem) {
    white-space: nowrap;
  }
`;

const Summary = styled.div`
  color: ${color.muted};

  b {
    color: ${color.ink};
    font-weight: 400;
  }
`;

const shown = 2;
const longest = 60;

const cut = (value: string | null): string | null =>
  value !== null && value.length > longest ? `${Array.from(value).slice(0, longest).join('')}…` : value;

const short = ({ label, before, after }: FieldChange): FieldChange => ({
  label,
  before: cut(before),
  after: cut(after),
});

// Numbers of other records say the least.
const isReference = ({ label }: FieldChange): boolean => label.startsWith('ID ');

/** The first fields that a change touched, and how many more. */
function ChangeSummary({ entry }: { entry: TrailItem }) {
  // Its name stands beside it already, unless that is what changed.
  const name = nameOf(entry);
  const changes = changesOf(entry)
    .filter(({ before, after }) => entry.action === 'update' || (before ?? after) !== name)
    .toSorted((one, other) => Number(isReference(one)) - Number(isReference(other)));
  const more = changes.length - shown;
  return (
    <Summary>
      {changes.slice(0, shown).map((change) => (
        <div key={change.label}>
          {`${change.label}: `}
          <b>
            <ChangedValue change={short(change)} whole={entry.action !== 'update'} />
          </b>
        </div>
      ))}
      {more > 0 && <div>{more === 1 ? 'y 1 campo más' : `y ${more} campos más`}</div>}
    </Summary>
  );
}

/** Who changed what, when, and the first of what it was before and after. */
export const changeColumns = (open: (entry: TrailItem) => void): readonly Column<TrailItem>[] => [
  { key: 'createdAt', header: 'Fecha', nowrap: true, cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    key: 'author',
    header: 'Quién',
    cell: ({ author }) => <Author>{author?.fullName ?? <Missing>{messages.missingUser}</Missing>}</Author>,
  },
  {
    key: 'action',
    header: 'Cambio',
    cell: ({ action }) => <Badge tone={tone[action]}>{auditActionLabel[action]}</Badge>,
  },
  {
    key: 'record',
    header: 'Registro',
    cell: (entry) => (
      <Record>
        <strong>{recordWords(entry)}</strong>
        {nameOf(entry) !== null && <small>{nameOf(entry)}</small>}
      </Record>
    ),
  },
  { key: 'summary', header: 'Antes y después', cell: (entry) => <ChangeSummary entry={entry} /> },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (entry) => (
      <Actions>
        <IconButton
          label="Ver"
          aria-description={recordWords(entry)}
          icon={<ViewIcon size={18} />}
          onClick={() => open(entry)}
        />
      </Actions>
    ),
  },
];
