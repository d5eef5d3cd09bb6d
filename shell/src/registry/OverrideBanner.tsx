import { clearOverrides } from '@cimiento/federation/runtime';
import { Button, color, space } from '@cimiento/ui';
import { styled } from 'styled-components';

const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-top: 2px solid ${color.brass};
  background: ${color.dark};
  color: ${color.onDark};

  p {
    margin: 0;
  }
`;

function returnToReleases(): void {
  clearOverrides();
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) if (key.startsWith('remote.')) address.searchParams.delete(key);
  location.replace(address);
}

/** Says which overrides this tab runs, and leads back to the released builds; renders nothing without overrides. */
export function OverrideBanner({ overridden }: { overridden: string[] }) {
  if (overridden.length === 0) return null;
  return (
    <Bar aria-label="Versión de prueba">
      <p>
        Estás probando una versión que no está publicada: <strong>{overridden.join(', ')}</strong>
      </p>
      <Button size="small" variant="onDark" onClick={returnToReleases}>
        Volver a lo publicado
      </Button>
    </Bar>
  );
}
