import { RemoteError } from '@cimiento/federation/runtime';
import { ErrorState } from '@cimiento/ui';
import { Component, type ReactNode } from 'react';

type Props = { remote: string; onRetry: () => void; children: ReactNode };
type State = { error: unknown };

const incompatible = 'Esta sección se está actualizando. Vuelve a intentarlo en unos minutos.';
const unavailable = 'No pudimos cargar esta sección. El resto del sitio sigue funcionando: revisa tu conexión e intenta de nuevo.';

/** Keeps a remote's failure to its own page, and offers the way back. */
export class RemoteBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const message = error instanceof RemoteError && error.reason === 'incompatible' ? incompatible : unavailable;
    return <ErrorState message={message} onRetry={this.props.onRetry} />;
  }
}
