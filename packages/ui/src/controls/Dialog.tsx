import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons';
import { Button } from './Button';
import { Backdrop, Body, CloseButton, Content, Footer, Popup, Title } from './Dialog.styles';

type Open = {
  open: boolean;
  /** Asked for by Escape, by the close button or by a press outside; the owner decides. */
  onOpenChange: (open: boolean) => void;
};

export type DialogProps = Open & {
  title: string;
  /** Buttons at the foot. */
  footer?: ReactNode;
  /** A press outside does not ask to close: for forms, where it would be a slip. */
  staysOnOutsidePress?: boolean;
  /** Only read: nothing in it takes the keyboard, so its content does, to scroll. */
  readOnly?: boolean;
  children: ReactNode;
};

const getTabStops = (container: HTMLElement): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')).filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]'),
  );

/**
 * Tab goes from the last stop to the first, and back. Base UI does this too, but lets the focus leave the dialog for its guards until the
 * next animation frame: on a busy machine a second Tab then goes on from there, out of the dialog.
 */
function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = getTabStops(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  // React hands on events of dialogs and lists that are children of this one but stand elsewhere in the document.
  if (!to || event.target !== from) return;
  event.preventDefault();
  to.focus();
}

/** A window over the page that holds the keyboard until it is closed, and gives it back. The keyboard starts at the first field, if it has one. */
export function Dialog({
  open,
  onOpenChange,
  title,
  footer,
  staysOnOutsidePress = false,
  readOnly = false,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // Under a finger the keyboard of the screen would come up at once and hide half of the window.
  const firstField = (opener: string) =>
    (opener !== 'touch' && content.current?.querySelector<HTMLElement>('input, select, textarea')) || true;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)} disablePointerDismissal={staysOnOutsidePress}>
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={<Popup />} initialFocus={firstField} onKeyDown={wrapTab}>
          <Base.Title render={<Title />}>{title}</Base.Title>
          <Base.Close render={<CloseButton />} aria-label="Cerrar">
            <CloseIcon />
          </Base.Close>
          <Content ref={content} {...(readOnly && { tabIndex: 0, role: 'region', 'aria-label': title })}>
            {children}
          </Content>
          {footer && <Footer>{footer}</Footer>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export type ConfirmDialogProps = Open & {
  title: string;
  /** What will happen, and whether it can be undone. */
  message: ReactNode;
  confirmLabel: string;
  /** The way back. */
  cancelLabel?: string;
  onConfirm: () => void;
  /** True while the answer is awaited: nothing can be pressed twice. */
  busy?: boolean;
};

/** Asks before something that cannot be undone. The keyboard starts at the way back, not at the deed. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  confirmLabel,
  cancelLabel = 'Cancelar',
  onConfirm,
  busy = false,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender render={<Backdrop $over />} />
        <AlertDialog.Popup render={<Popup $over />} initialFocus={cancel} onKeyDown={wrapTab}>
          <AlertDialog.Title render={<Title />}>{title}</AlertDialog.Title>
          <AlertDialog.Description render={<Body />}>{message}</AlertDialog.Description>
          <Footer>
            <Button ref={cancel} variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button variant="danger" busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
