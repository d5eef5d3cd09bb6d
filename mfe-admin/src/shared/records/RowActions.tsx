import { DeleteIcon, EditIcon, HistoryIcon, IconButton, ViewIcon } from '@cimiento/ui';
import { styled } from 'styled-components';

const Row = styled.div`
  display: inline-flex;
  /* Aligns the icons, not their padding, with the table. */
  margin: -0.375rem -0.5rem;
`;

type Props = {
  /** Name of the record, a part of each button's: 'Editar Torre Norte'. */
  name: string;
  onView?: () => void;
  onEdit: () => void;
  onDelete?: () => void;
  onHistory: () => void;
};

/** Buttons for the record of a row; a missing handler hides its button. */
export const RowActions = ({ name, onView, onEdit, onDelete, onHistory }: Props) => (
  <Row>
    {onView && <IconButton label={`Ver ${name}`} title="Ver" icon={<ViewIcon size={18} />} onClick={onView} />}
    <IconButton label={`Editar ${name}`} title="Editar" icon={<EditIcon size={18} />} onClick={onEdit} />
    <IconButton label={`Historial de ${name}`} title="Historial" icon={<HistoryIcon size={18} />} onClick={onHistory} />
    {onDelete && (
      <IconButton label={`Eliminar ${name}`} title="Eliminar" icon={<DeleteIcon size={18} />} onClick={onDelete} />
    )}
  </Row>
);
