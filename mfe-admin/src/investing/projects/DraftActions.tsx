import { useApolloClient, useMutation } from '@apollo/client/react';
import { listMissing, opportunityPath } from '@cimiento/contracts';
import { Button, TextLink } from '@cimiento/ui';
import { useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { toToasts } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { Project } from './project-form';
import { AdminProjectsDocument, PublishProjectDocument } from './projects.generated';

/** 'Falta: inversión mínima, riesgos propios.'; null when nothing does. */
export function describeMissing(...page: Parameters<typeof listMissing>): string | null {
  const missing = listMissing(...page);
  return missing.length > 0 ? `Falta: ${missing.join(', ')}.` : null;
}

/** Publishes a draft from its row. Resolves to true on success. */
function usePublish(): (id: number) => Promise<boolean> {
  const client = useApolloClient();
  const { run } = useRecordChanges(() => client.refetchQueries({ include: [AdminProjectsDocument] }));
  const [send] = useMutation(PublishProjectDocument);
  return (id) => run(() => send({ variables: { id } }), toToasts({ name: 'el proyecto' }, 'publicar', 'publicad'));
}

/** The actions on a draft in its row: see its public page, and publish it after a question. */
export function DraftActions({ project }: { project: Project }) {
  const { id, name } = project;
  const [isAsking, setIsAsking] = useState(false);
  const publish = usePublish();
  const missing = describeMissing(project);
  return (
    <>
      <TextLink to={opportunityPath(id)} aria-label={`Vista previa de ${name}`}>
        Vista previa
      </TextLink>
      <Allowed to="publishProject">
        <Button variant="secondary" size="small" aria-label={`Publicar ${name}`} onClick={() => setIsAsking(true)}>
          Publicar
        </Button>
      </Allowed>
      {isAsking && (
        <ActionDialog
          title={`¿Publicar ${name}?`}
          confirmLabel="Publicar"
          onConfirm={() => publish(id)}
          onClose={() => setIsAsking(false)}
        >
          <p>Desde entonces todos ven su página, y se puede invertir mientras esté Disponible.</p>
          {missing && <p>{missing}</p>}
        </ActionDialog>
      )}
    </>
  );
}
