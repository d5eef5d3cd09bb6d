import { clearOverrides } from '@cimiento/federation/runtime';
import { Button } from '@cimiento/ui';
import { BottomBar } from '../chrome/BottomBar';

function returnToReleases(): void {
  clearOverrides();
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) if (key.startsWith('remote.')) address.searchParams.delete(key);
  location.replace(address);
}

type Props = {
  /** Labels of the overrides that this tab runs. */
  overridden: string[];
  /** Names of the remotes whose override could not be read. */
  missing: string[];
  /** Names of the remotes whose override this person may not use. */
  refused: string[];
};

/** Says which overrides this tab runs or could not find, and leads back to the released builds; renders nothing without overrides. */
export function OverrideBanner({ overridden, missing, refused }: Props) {
  if (overridden.length + missing.length + refused.length === 0) return null;
  return (
    <BottomBar aria-label="Versión de prueba">
      {overridden.length > 0 && (
        <p>
          Estás probando una versión que no está publicada: <strong>{overridden.join(', ')}</strong>
        </p>
      )}
      {missing.length > 0 && (
        <p>
          No encontramos la versión de prueba de <strong>{missing.join(', ')}</strong>: ves la publicada.
        </p>
      )}
      {refused.length > 0 && <p>Aquí no se pueden probar versiones que no están publicadas: ves la publicada.</p>}
      <Button size="small" variant="onDark" onClick={returnToReleases}>
        Volver a lo publicado
      </Button>
    </BottomBar>
  );
}
