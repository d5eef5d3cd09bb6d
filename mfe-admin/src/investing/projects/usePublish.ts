import { useApolloClient, useMutation } from '@apollo/client/react';
import { toToasts } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { AdminProjectsDocument, PublishProjectDocument } from './projects.generated';

/** Publishes a draft from its row. Resolves to true on success. */
export function usePublish(): (id: number) => Promise<boolean> {
  const client = useApolloClient();
  const { run } = useRecordChanges(() => client.refetchQueries({ include: [AdminProjectsDocument] }));
  const [send] = useMutation(PublishProjectDocument);
  return (id) => run(() => send({ variables: { id } }), toToasts({ name: 'el proyecto' }, 'publicar', 'publicad'));
}
