import { Button, Dialog } from '@cimiento/ui';
import { nameOf } from '../records/trail-changes';
import { TrailEntry, type TrailItem } from '../records/TrailEntry';
import { recordWords } from './change-columns';

type Props = {
  entry: TrailItem;
  /** Shows all changes of this record. */
  onRecord: () => void;
  onClose: () => void;
};

/** One change whole: who, when, and each field before and after. */
export function ChangeDialog({ entry, onRecord, onClose }: Props) {
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
      <TrailEntry entry={entry} />
    </Dialog>
  );
}
