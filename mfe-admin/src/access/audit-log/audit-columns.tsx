import { records } from '@cimiento/contracts/fields';
import { auditAction, formatWholeNumber, messages } from '@cimiento/contracts';
import { color, text, type Column } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatDateTime } from '../../shared/dates';
import {
  describeSubject,
  findProjectName,
  findRecordName,
  isOfMany,
  isReference,
  listChanges,
  type FieldChange,
} from '../../shared/history/audit-changes';
import { ChangedValue, type AuditItem } from '../../shared/history/AuditEntryView';
import { actionsColumn, viewAction } from '../../shared/records/RowActions';
import type { ExportColumn } from '../../shared/records/export-file';
import { PersonLink } from '../../shared/records/PersonLink';
import { momentColumn, statusColumn } from '../../shared/records/columns';

/** Kind and id of the changed record: 'Proyecto #12', or '25 pagos' that were changed at once. */
export function getRecordTitle(entry: AuditItem): string {
  const { entity, recordId, changedTogether = 1 } = entry;
  if (isOfMany(entry)) return `${formatWholeNumber(changedTogether)} pagos`;
  return entity === 'setting' ? records.setting.label : `${records[entity].label} #${recordId}`;
}

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

const maxChanges = 2;
const maxLength = 60;

const truncate = (value: string | null): string | null =>
  value !== null && value.length > maxLength ? `${Array.from(value).slice(0, maxLength).join('')}…` : value;

const shorten = (change: FieldChange): FieldChange => ({
  ...change,
  before: truncate(change.before),
  after: truncate(change.after),
});

/** The first fields that a change touched, and the number of the others. */
function ChangeSummary({ entry }: { entry: AuditItem }) {
  // The name has its own column, so it is listed only when it changed.
  const name = findRecordName(entry);
  // Ids of other records say the least, so they come last.
  const rank = (change: FieldChange): number => Number(isReference(entry.entity, change.name));
  const changes = listChanges(entry)
    .filter(({ before, after }) => entry.action === 'update' || (before ?? after) !== name)
    .sort((a, b) => rank(a) - rank(b));
  const more = changes.length - maxChanges;
  return (
    <Summary>
      {changes.slice(0, maxChanges).map((change) => (
        <div key={change.name}>
          <span>{`${change.label}: `}</span>
          <b>
            <ChangedValue change={shorten(change)} whole={entry.action !== 'update'} />
          </b>
        </div>
      ))}
      {more > 0 && <div>{more === 1 ? 'y 1 campo más' : `y ${more} campos más`}</div>}
    </Summary>
  );
}

/** Whose record changed, and which; the name of the person leads to their page. */
function Subject({ entry }: { entry: AuditItem }) {
  const subject = describeSubject(entry);
  if (subject === null) return null;
  if (!entry.person) return <small>{subject}</small>;
  return (
    <small>
      <PersonLink person={entry.person} />
      {subject.slice(entry.person.fullName.length)}
    </small>
  );
}

/** Columns of the audit log: when, who, what, and the first fields before and after. */
export const auditColumns = (open: (entry: AuditItem) => void): readonly Column<AuditItem>[] => [
  momentColumn('createdAt', 'Fecha'),
  {
    key: 'author',
    header: 'Quién',
    cell: ({ author }) => (
      <Author>
        <PersonLink person={author} missing={messages.operatorCommand} />
      </Author>
    ),
  },
  statusColumn('action', 'Cambio', auditAction),
  {
    key: 'record',
    compact: 'title',
    header: 'Registro',
    cell: (entry) => (
      <Record>
        <strong>{getRecordTitle(entry)}</strong>
        <Subject entry={entry} />
      </Record>
    ),
  },
  { key: 'summary', compact: 'wide', header: 'Antes y después', cell: (entry) => <ChangeSummary entry={entry} /> },
  actionsColumn(
    (entry) => [`el cambio #${entry.id}`, getRecordTitle(entry), describeSubject(entry)].filter(Boolean).join(', '),
    [viewAction(open, (name) => `Ver ${name}`)],
  ),
];

const describeValues = (entry: AuditItem, side: 'before' | 'after'): string =>
  listChanges(entry)
    .flatMap((change) => (change[side] === null ? [] : [`${change.label}: ${change[side]}`]))
    .join('; ');

/** The columns of a change in a file. */
export const auditExport: readonly ExportColumn<AuditItem & { address: string | null }>[] = [
  ['ID', ({ id }) => id],
  ['Fecha', ({ createdAt }) => formatDateTime(createdAt)],
  ['Quién', ({ author }) => author?.fullName ?? messages.operatorCommand],
  ['Cambio', ({ action }) => auditAction[action].label],
  ['Registro', ({ entity }) => records[entity].label],
  ['ID registro', ({ recordId }) => recordId],
  ['Nombre', findRecordName],
  ['Persona', ({ person }) => person?.fullName ?? null],
  ['Proyecto', findProjectName],
  ['Antes', (entry) => describeValues(entry, 'before')],
  ['Después', (entry) => describeValues(entry, 'after')],
  ['Dirección IP', ({ address }) => address],
];
