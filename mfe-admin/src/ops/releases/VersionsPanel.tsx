import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, EmptyState, ErrorState, Skeleton, Stack } from '@cimiento/ui';
import { RemoteCard } from './RemoteCard';
import { VersionsDocument } from './releases.generated';

/** The live release and canary of every remote, each with its health beside the release before. */
export function VersionsPanel() {
  const { data, loading, error, refresh } = usePageQuery(VersionsDocument, {});
  if (error && !loading)
    return <ErrorState message="No se pudieron cargar las versiones. Nada ha cambiado." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando versiones..." />;
  if (data.remotes.length === 0)
    return (
      <EmptyState
        title="No hay versiones publicadas"
        description="Aquí verás qué versión de cada parte del sitio está en vivo, y cómo le va en los navegadores."
      />
    );
  return (
    <Stack $gap={4}>
      <div>
        <Button size="small" variant="secondary" busy={loading} busyLabel="Actualizando..." onClick={refresh}>
          Actualizar
        </Button>
      </div>
      {data.remotes.map((remote) => (
        <RemoteCard key={remote.name} remote={remote} />
      ))}
    </Stack>
  );
}
