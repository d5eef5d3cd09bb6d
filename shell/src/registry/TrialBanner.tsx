import { forgetOverrides } from '@cimiento/federation/runtime';
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

function backToReleases(): void {
  forgetOverrides();
  const address = new URL(location.href);
  for (const key of [...address.searchParams.keys()]) if (key.startsWith('remote.')) address.searchParams.delete(key);
  location.replace(address);
}

/** Says that this tab runs builds which nobody else gets, and leads back. Nothing when it does not. */
export function TrialBanner({ tried }: { tried: string[] }) {
  if (tried.length === 0) return null;
  return (
    <Bar aria-label="Versión de prueba">
      <p>
        Estás probando una versión que no está publicada: <strong>{tried.join(', ')}</strong>
      </p>
      <Button size="small" variant="onDark" onClick={backToReleases}>
        Volver a lo publicado
      </Button>
    </Bar>
  );
}
