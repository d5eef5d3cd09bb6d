import { useQuery } from '@apollo/client/react';
import { formatDollars, formatWholeNumber } from '@cimiento/contracts';
import { TextField } from '@cimiento/ui';
import { useState } from 'react';
import { DeleteDialog, IrreversibleNote } from '../records/DeleteDialog';
import type { Project } from './project-form';
import { ProjectHoldingsDocument, type ProjectHoldingsQuery } from './projects.generated';

/** '5 inversiones · $44,000' */
const formatHoldings = ({ count, amount }: ProjectHoldingsQuery['projectHoldings']): string =>
  `${formatWholeNumber(count)} ${count === 1 ? 'inversión' : 'inversiones'} · ${formatDollars(amount)}`;

type Props = { project: Project; onDelete: () => Promise<boolean>; onClose: () => void };

/** Asks before a project is deleted; of one that has investments it says how much and asks for its name. */
export function DeleteProjectDialog({ project: { id, name }, onDelete, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const { data, loading } = useQuery(ProjectHoldingsDocument, {
    variables: { projectId: id },
    fetchPolicy: 'network-only',
  });
  const holdings = data?.projectHoldings;
  // Without an answer it may have investments.
  const asksForName = !loading && holdings?.count !== 0;
  return (
    <DeleteDialog disabled={loading || (asksForName && typed.trim() !== name)} onDelete={onDelete} onClose={onClose}>
      <p>
        ¿Eliminar el proyecto <strong>{name}</strong>?
      </p>
      {loading && <p role="status">Revisando sus inversiones...</p>}
      {asksForName && (
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
      <p>Sus inversiones y pagos quedan registrados.</p>
      <IrreversibleNote />
    </DeleteDialog>
  );
}
