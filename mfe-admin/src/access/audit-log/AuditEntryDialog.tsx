import { Button, Dialog } from '@cimiento/ui';
import { describeSubject, isOfMany } from '../../shared/history/audit-changes';
import { AuditEntryView, type AuditItem } from '../../shared/history/AuditEntryView';
import { getRecordTitle } from './audit-columns';
import { ChangedPayments } from './ChangedPayments';

type Props = {
  entry: AuditItem;
  /** Opens the history of the record. */
  onShowHistory: () => void;
  onClose: () => void;
};

/** One change: who, when, and every field before and after. */
export function AuditEntryDialog({ entry, onShowHistory, onClose }: Props) {
  const name = describeSubject(entry);
  return (
    <Dialog
      open
      readOnly
      onOpenChange={(open) => !open && onClose()}
      title={name === null ? getRecordTitle(entry) : `${getRecordTitle(entry)}: ${name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          {!isOfMany(entry) && <Button onClick={onShowHistory}>Ver su historial</Button>}
        </>
      }
    >
      <AuditEntryView entry={entry} />
      {(entry.entity === 'paymentRun' || isOfMany(entry)) && <ChangedPayments entry={entry} />}
    </Dialog>
  );
}
