import { useEffect, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { keyframes, styled } from 'styled-components';
import { CloseIcon } from '../icons/icons';
import { color, motion, radius, shadow, space, text } from '../theme/tokens';
import { dismissToast, getCurrentToast, showPendingToast, subscribe, toastLimits } from './store';

const slideIn = keyframes`
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

  /* On a phone a dialog is at the bottom of the screen, and its buttons must stay free. */
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
  animation: ${slideIn} ${motion.slow} ease-out;
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

const CloseButton = styled.button`
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

function useDismissOnEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismissToast();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

/** The area where toasts appear. The shell renders it once; a screen reader announces what it shows. */
export function Toaster() {
  const current = useSyncExternalStore(subscribe, getCurrentToast);
  const isOpen = current?.open ?? false;
  useEffect(showPendingToast, []);
  useDismissOnEscape(isOpen);
  const isDestructive = current?.variant === 'destructive';
  // A portal to the body, like the dialogs': inside the page the area would lie under them.
  return createPortal(
    <Area role="region" aria-label="Notificaciones" aria-live="polite">
      {current && isOpen && (
        <Box key={current.id} $destructive={isDestructive}>
          <div>
            <Title $destructive={isDestructive}>{current.title}</Title>
            {current.description && <Description>{current.description}</Description>}
          </div>
          <CloseButton type="button" aria-label="Cerrar notificación" onClick={dismissToast}>
            <CloseIcon />
          </CloseButton>
        </Box>
      )}
    </Area>,
    document.body,
  );
}
