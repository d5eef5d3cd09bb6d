import { RemoteError, reportFailure, type RegistryEntry } from '@cimiento/federation/runtime';
import { Button, ErrorMessage, space } from '@cimiento/ui';
import { Component, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { FallbackChrome } from '../chrome/SiteChrome';
import { describeError, reportHealth } from '../health/report-health';
import { isShellFailure } from '../new-release/shell-files';

type Props = { remote: string; release: RegistryEntry; page: string; onRetry: () => void; children: ReactNode };
type State = { error: unknown };

const incompatible = 'Esta sección se está actualizando. Vuelve a intentarlo en unos minutos.';
const unavailable =
  'No pudimos cargar esta sección. El resto del sitio sigue funcionando: revisa tu conexión e intenta de nuevo.';

const Reload = styled(Button)`
  display: flex;
  margin: ${space[2]} auto 0;
`;

const shellIncomplete = (
  <>
    No pudimos cargar una parte del sitio. Actualiza la página; si no se arregla, revisa tu conexión e intenta de nuevo.
    <Reload onClick={() => location.reload()}>Actualizar</Reload>
  </>
);

const getMessage = (error: unknown): ReactNode => {
  if (isShellFailure(error)) return shellIncomplete;
  return error instanceof RemoteError && error.reason !== 'unavailable' ? incompatible : unavailable;
};

/** Confines a remote's failure to its page, and offers a retry. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const { remote, release, page } = this.props;
    if (isShellFailure(error)) return;
    if (error instanceof RemoteError) {
      // Where it was thrown, the log got it already.
      reportHealth(remote, release, 'load_failed', { page });
      return;
    }
    reportFailure(remote, 'page-failed', release);
    reportHealth(remote, release, 'render_failed', { page, error: describeError(error) });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <FallbackChrome>
        <ErrorMessage message={getMessage(error)} onRetry={this.props.onRetry} />
      </FallbackChrome>
    );
  }
}
