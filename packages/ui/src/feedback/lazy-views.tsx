import type { ComponentType } from 'react';
import { keyframes, styled } from 'styled-components';
import { ConfirmDialog } from '../controls/Dialog';
import { color, radius, shadow, space } from '../theme/tokens';
import { createLazyPart, useLazyPart } from './lazy-part';
import { Spinner } from './Spinner';
import { ErrorState } from './states';

const appear = keyframes`
  from { visibility: hidden; }
`;

// In view wherever the page is scrolled to, and only when the script takes long enough to be noticed.
const Waiting = styled.div`
  position: fixed;
  inset: auto 0 ${space[4]};
  z-index: 50;
  width: fit-content;
  margin: auto;
  padding: 0 ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${shadow.overlay};
  animation: ${appear} 300ms;
`;

/** A dialog whose script is loaded when it first opens; where that fails, a dialog with a retry is in its place. */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const part = createLazyPart(load);
  return function LazyDialog(props: P) {
    const { value: Loaded, hasFailed, retry } = useLazyPart(part);
    if (Loaded) return <Loaded {...props} />;
    if (!hasFailed)
      return (
        <Waiting>
          <Spinner label="Abriendo..." />
        </Waiting>
      );
    return (
      <ConfirmDialog
        open
        title="No pudimos abrir esta ventana"
        message="Revisa tu conexión e intenta de nuevo. Lo que ves en la página no cambió."
        confirmLabel="Reintentar"
        confirmVariant="primary"
        cancelLabel="Cerrar"
        onConfirm={retry}
        onOpenChange={() => props.onClose()}
      />
    );
  };
}

/** A part of a page that weighs more than the rest; where its script does not come, its place has the message and a retry. */
export function lazySection<P extends object>(
  load: () => Promise<ComponentType<P>>,
  { loading, failed }: { loading: string; failed: string },
): ComponentType<P> {
  const part = createLazyPart(load);
  return function LazySection(props: P) {
    const { value: Loaded, hasFailed, retry } = useLazyPart(part);
    if (Loaded) return <Loaded {...props} />;
    return hasFailed ? <ErrorState message={failed} onRetry={retry} /> : <Spinner label={loading} />;
  };
}
