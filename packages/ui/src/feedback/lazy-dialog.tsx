import type { ComponentType } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../controls/Button';
import { color, radius, shadow, space } from '../theme/tokens';
import { createLazyPart, useLazyPart } from './lazy-part';
import { slowNote, useIsSlow } from './slow';
import { InlineSpinner } from './Spinner';

const appear = keyframes`
  from { visibility: hidden; }
`;

// No dialog, whose library is larger than many pages. In view wherever the page is scrolled to; the spinner only when it is worth seeing.
const Place = styled.div`
  position: fixed;
  inset: auto 0 ${space[4]};
  z-index: 50;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1.5]};
  width: fit-content;
  max-width: calc(100% - 2rem);
  margin: auto;
  padding: ${space[1.5]} ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};

  &:not([role]) {
    animation: ${appear} 300ms;
  }
`;

const Status = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1.5]};
`;

function Opening() {
  const isSlow = useIsSlow();
  return (
    <Status role="status">
      <InlineSpinner />
      <span>Abriendo...</span> {isSlow && <span>{slowNote}</span>}
    </Status>
  );
}

/** A dialog whose script is loaded when it first opens; where that fails, a message with a retry is in its place. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = createLazyPart(load);
  return function LazyDialog(props: P) {
    const { value: Loaded, hasFailed, retry } = useLazyPart(part);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed)
      return (
        <Place>
          <Opening />
        </Place>
      );
    return (
      <Place role="alert">
        No pudimos abrir esta ventana. Revisa tu conexión e intenta de nuevo.
        <Button size="small" onClick={retry}>
          Reintentar
        </Button>
        <Button size="small" variant="secondary" onClick={props.onClose}>
          Cerrar
        </Button>
      </Place>
    );
  };
}
