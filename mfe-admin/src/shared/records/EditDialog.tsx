import type { AuditedEntity } from '@cimiento/contracts/fields';
import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { useMemo, useState, type ReactNode } from 'react';
import { useAllowed } from '../access/allowed';
import { RecordHistoryDocument } from '../history/audit-log.generated';
import type { RecordVersion } from './open-dialog';
import { RecordDialog, type RecordDialogProps } from './RecordDialog';
import type { References } from './references';
import { changedKey, formErrorKey } from './useRecordChanges';

export type EditDialogProps<Row extends RecordVersion, Values extends object> = Omit<
  RecordDialogProps<Values>,
  'initialValues' | 'references' | 'notice' | 'keepsTyped' | 'submitLabel' | 'onSubmit'
> & {
  entity: AuditedEntity;
  /** The record as the list showed it. */
  row: Row;
  /** Reads the record as it is now. */
  document: TypedDocumentNode<{ record: Row }, { id: number }>;
  toValues: (row: Row) => Partial<Values>;
  /** The records that a row refers to. */
  toReferences?: (row: Row) => References;
  /** Called with each version of the record that is read after the first. */
  onRead?: (row: Row) => void;
  /** Saves the values over a version of the record. */
  onUpdate: (version: RecordVersion, values: Values) => Promise<FieldErrors | undefined>;
};

/**
 * A form that edits one record. When the record changed behind it, the form keeps what was typed, shows both versions side by side, and
 * saves the next time over the version that it showed.
 */
export function EditDialog<Row extends RecordVersion, Values extends object>({
  entity,
  row,
  document,
  toValues,
  toReferences,
  onRead,
  onUpdate,
  ...dialog
}: EditDialogProps<Row, Values>) {
  const client = useApolloClient();
  const { user } = useAuth();
  const mayReadHistory = useAllowed('auditEntries');
  const [current, setCurrent] = useState(row);
  const [notice, setNotice] = useState<ReactNode>(null);
  const initialValues = useMemo(() => toValues(current), [toValues, current]);
  const references = useMemo(() => toReferences?.(current), [toReferences, current]);

  const showConflict = async (typed: Values): Promise<void> => {
    const { id } = current;
    // Most edits meet no conflict, whose notice reads the fields of all records.
    const [{ ConflictNotice, describeConflict }, { data }, history] = await Promise.all([
      import(/* webpackChunkName: 'record-history' */ './ConflictNotice'),
      client.query({ query: document, variables: { id }, fetchPolicy: 'network-only' }),
      mayReadHistory
        ? client.query({
            query: RecordHistoryDocument,
            variables: { entity, id, limit: 1 },
            fetchPolicy: 'network-only',
          })
        : null,
    ]);
    if (!data) throw new Error('The record could not be read');
    const stored = toValues(data.record);
    onRead?.(data.record);
    setCurrent(data.record);
    const lastChange = history?.data?.auditEntries.items[0];
    const versions = { before: initialValues, stored, typed };
    setNotice(<ConflictNotice entity={entity} conflict={describeConflict(entity, versions, lastChange, user?.id)} />);
  };
  const submit = async (values: Values) => {
    const errors = await onUpdate(current, values);
    const refusal = errors?.[changedKey];
    if (refusal === undefined) return errors;
    try {
      await showConflict(values);
      return errors;
    } catch {
      return { [formErrorKey]: refusal };
    }
  };
  return (
    <RecordDialog
      {...dialog}
      keepsTyped
      submitLabel="Guardar Cambios"
      initialValues={initialValues}
      references={references}
      notice={notice}
      onSubmit={submit}
    />
  );
}
