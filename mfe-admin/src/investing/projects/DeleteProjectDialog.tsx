import { useQuery } from '@apollo/client/react';
import { formatDollars, formatWholeNumber, messages } from '@cimiento/contracts';
import { Button, color, radius, space, TextField } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import type { Project } from './project-form';
import { ProjectHoldingsDocument, type ProjectHoldingsQuery } from './projects.generated';

/** '5 inversiones · $44,000' */
const formatHoldings = ({ count, amount }: ProjectHoldingsQuery['projectHoldings']): string =>
  `${formatWholeNumber(count)} ${count === 1 ? 'inversión' : 'inversiones'} · ${formatDollars(amount)}`;

const Offer = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[1.5]};
  margin-block: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.sunken};

  p {
    margin: 0;
  }
`;

type Props = {
  project: Project;
  onArchive: () => Promise<boolean>;
  onDelete: () => Promise<boolean>;
  onClose: () => void;
};

/** Offers to archive a project before it is deleted; of one that has investments it says how much and asks for its name. */
export function DeleteProjectDialog({ project: { id, name, archivedAt }, onArchive, onDelete, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const [isArchiving, setIsArchiving] = useState(false);
  const archive = async () => {
    setIsArchiving(true);
    const isArchived = await onArchive();
    setIsArchiving(false);
    if (isArchived) onClose();
  };
  const { data, loading } = useQuery(ProjectHoldingsDocument, {
    variables: { projectId: id },
    fetchPolicy: 'network-only',
  });
  const holdings = data?.projectHoldings;
  // Without an answer it may have investments.
  const asksForName = !loading && holdings?.count !== 0;
  const mustStay = holdings?.deletable === false;
  return (
    <DeleteDialog
      disabled={loading || isArchiving || mustStay || (asksForName && typed.trim() !== name)}
      onDelete={onDelete}
      onClose={onClose}
    >
      <p>
        ¿Eliminar el proyecto <strong>{name}</strong>?
      </p>
      {mustStay && <p>{messages.projectHasMoney}</p>}
      {!archivedAt && (
        <Offer>
          <p>
            Si solo quieres dejar de ofrecerlo, <strong>archívalo</strong>: sale del sitio y del marketplace, sus
            titulares siguen viendo su página, documentos y novedades, y puedes restaurarlo cuando quieras.
          </p>
          <Button size="small" busy={isArchiving} busyLabel="Archivando..." onClick={() => void archive()}>
            Archivar proyecto
          </Button>
        </Offer>
      )}
      {loading && <p role="status">Revisando sus inversiones...</p>}
      {asksForName && !mustStay && (
        <>
          <p>
            {holdings ? (
              <>
                Tiene <strong>{formatHoldings(holdings)}</strong>. Sus titulares lo verán como retirado.
              </>
            ) : (
              'No pudimos revisar si tiene inversiones.'
            )}
          </p>
          <TextField
            label="Escribe el nombre del proyecto para eliminarlo"
            autoComplete="off"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </>
      )}
      {!mustStay && (
        <>
          <p>Sus inversiones y pagos quedan registrados.</p>
          <IrreversibleNote />
        </>
      )}
    </DeleteDialog>
  );
}
