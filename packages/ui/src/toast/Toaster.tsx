import { toastLimits } from '@cimiento/contracts';
import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { CloseIcon } from '../icons/icons';
import { color, motion, radius, shadow, space, text } from '../theme/tokens';
import { showLeftToast } from './next-page';
import { currentToasts, dismissToast, subscribe } from './store';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const Area = styled.div`
  position: fixed;
  right: 0;
  bottom: 0;
  z-index: 90;
  width: 100%;
  max-width: ${toastLimits.maxWidth}px;
  padding: ${space[2]};
  pointer-events: none;

  /* On a phone a window stands at the foot of the screen, with its buttons lowest. */
  @media (max-width: 39.99rem) {
    body:has([role='dialog'], [role='alertdialog']) & {
      top: 0;
      bottom: auto;
    }
  }
`;

const Box = styled.div<{ $destructive: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[1]};
  padding: ${space[2]};
  background: ${color.surface};
  border: 1px solid ${({ $destructive }) => ($destructive ? color.danger : color.lineStrong)};
  border-left-width: 4px;
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};
  pointer-events: auto;
  animation: ${arrive} ${motion.slow} ease-out;
`;

const Title = styled.p<{ $destructive: boolean }>`
  margin: 0;
  font-weight: 600;
  color: ${({ $destructive }) => ($destructive ? color.danger : color.ink)};
`;

const Description = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

const Close = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin: -0.5rem -0.5rem 0 0;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.muted};
  cursor: pointer;
`;

function useEscape(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissToast(id);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [id]);
}

/** Where toasts appear: one at once, said aloud, closed by its button, by Escape or by itself. Rendered once, by the shell. */
export function Toaster() {
  const open = useSyncExternalStore(subscribe, currentToasts).filter((toast) => toast.open);
  useEffect(showLeftToast, []);
  useEscape(open[0]?.id);
  // In the body itself, where dialogs are too: inside the page it would lie under them.
  return createPortal(
    <Area role="region" aria-label="Notificaciones" aria-live="polite">
      {open.map(({ id, title, description, variant }) => (
        <Box key={id} $destructive={variant === 'destructive'}>
          <div>
            <Title $destructive={variant === 'destructive'}>{title}</Title>
            {description && <Description>{description}</Description>}
          </div>
          <Close type="button" aria-label="Cerrar notificación" onClick={() => dismissToast(id)}>
            <CloseIcon />
          </Close>
        </Box>
      ))}
    </Area>,
    document.body,
  );
}
