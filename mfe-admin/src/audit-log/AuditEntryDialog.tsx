import { Button, Dialog } from '@cimiento/ui';
import { nameOf } from './audit-changes';
import { AuditEntryView, type TrailItem } from './AuditEntryView';
import { recordWords } from './audit-columns';

type Props = {
  entry: TrailItem;
  /** Shows all changes of this record. */
  onRecord: () => void;
  onClose: () => void;
};

/** One change whole: who, when, and each field before and after. */
export function AuditEntryDialog({ entry, onRecord, onClose }: Props) {
  const name = nameOf(entry);
  return (
    <Dialog
      open
      readOnly
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={name === null ? recordWords(entry) : `${recordWords(entry)}: ${name}`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cerrar
          </Button>
          <Button onClick={onRecord}>Ver su historial</Button>
        </>
      }
    >
      <AuditEntryView entry={entry} />
    </Dialog>
  );
}
