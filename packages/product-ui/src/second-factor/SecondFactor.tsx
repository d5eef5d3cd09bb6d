import { useQuery } from '@apollo/client/react';
import { useSessionCheck } from '@cimiento/session';
import { Block, ErrorState, Skeleton } from '@cimiento/ui';
import { MySecondFactorDocument } from './second-factor.generated';
import { SecondFactorPanel } from './SecondFactorPanel';

/** The user's own second factor: set it up, change it, turn it off. */
export function SecondFactor() {
  const { data, loading, error, refetch } = useQuery(MySecondFactorDocument, { fetchPolicy: 'cache-and-network' });
  useSessionCheck(error);
  const reload = () => refetch().catch(() => undefined);
  if (!data && loading)
    return (
      <Skeleton label="Cargando tu seguridad...">
        <Block $height="8rem" />
        <Block $height="8rem" />
      </Skeleton>
    );
  if (!data) return <ErrorState message="No se pudo cargar tu seguridad." onRetry={() => void reload()} />;
  return <SecondFactorPanel status={data.mySecondFactor} reload={reload} />;
}
