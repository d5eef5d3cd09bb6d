import { DeleteIcon, EditIcon, HistoryIcon, IconButton, ViewIcon } from '@cimiento/ui';
import { useMay, type OperationName } from '../access/allowed';
import { Actions } from './Panel';

type Props = {
  /** Name of the record, a part of each button's: 'Editar Torre Norte'. */
  name: string;
  /** What its buttons run. */
  operations: { edit: OperationName; remove?: OperationName };
  onView?: () => void;
  onEdit: () => void;
  onDelete?: () => void;
  onHistory: () => void;
};

/** Buttons for the record of a row, as far as their reader may run them; a missing handler hides its button. */
export function RowActions({ name, operations: { edit, remove = edit }, onView, onEdit, onDelete, onHistory }: Props) {
  const may = useMay();
  return (
    <Actions>
      {onView && <IconButton label={`Ver ${name}`} title="Ver" icon={<ViewIcon size={18} />} onClick={onView} />}
      {may(edit) && (
        <IconButton label={`Editar ${name}`} title="Editar" icon={<EditIcon size={18} />} onClick={onEdit} />
      )}
      {may('auditEntries') && (
        <IconButton
          label={`Historial de ${name}`}
          title="Historial"
          icon={<HistoryIcon size={18} />}
          onClick={onHistory}
        />
      )}
      {onDelete && may(remove) && (
        <IconButton label={`Eliminar ${name}`} title="Eliminar" icon={<DeleteIcon size={18} />} onClick={onDelete} />
      )}
    </Actions>
  );
}
