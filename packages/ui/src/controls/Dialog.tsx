import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Dialog as Base } from '@base-ui/react/dialog';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { CloseIcon } from '../icons/icons';
import { Button } from './Button';
import { Backdrop, Body, CloseButton, Content, Footer, Popup, Refusal, Title } from './Dialog.styles';

type Open = {
  open: boolean;
  /** Called on Escape, the close button and a press outside; the owner decides whether to close. */
  onOpenChange: (open: boolean) => void;
};

export type DialogProps = Open & {
  title: string;
  /** Buttons at the bottom. */
  footer?: ReactNode;
  /** Stays open on a press outside, which in a form would lose what was typed. */
  disablePointerDismissal?: boolean;
  /** As wide as a page, for a table. */
  wide?: boolean;
  /** Makes the content focusable, so that the keyboard can scroll a dialog without controls. */
  readOnly?: boolean;
  children: ReactNode;
};

const getTabStops = (container: HTMLElement): HTMLElement[] =>
  Array.from(container.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')).filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled, [type="hidden"]'),
  );

/**
 * Tab goes from the last stop to the first, and back. Base UI does this too, but lets the focus leave the dialog for its guards until the
 * next animation frame: on a busy machine a second Tab continues from there, out of the dialog.
 */
function wrapTab(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = getTabStops(event.currentTarget);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  // React also bubbles the events of dialogs and lists that are children in React but not in the document.
  if (!to || event.target !== from) return;
  event.preventDefault();
  to.focus();
}

/** A modal dialog. The focus starts at its first field, if it has one. */
export function Dialog({
  open,
  onOpenChange,
  title,
  footer,
  disablePointerDismissal = false,
  wide = false,
  readOnly = false,
  children,
}: DialogProps) {
  const content = useRef<HTMLDivElement>(null);
  // On touch the on-screen keyboard would open at once and hide half of the dialog.
  const firstField = (opener: string) =>
    (opener !== 'touch' && content.current?.querySelector<HTMLElement>('input, select, textarea')) || true;
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      disablePointerDismissal={disablePointerDismissal}
    >
      <Base.Portal>
        <Base.Backdrop render={<Backdrop />} />
        <Base.Popup render={<Popup $wide={wide} />} initialFocus={firstField} onKeyDown={wrapTab}>
          <Base.Title render={<Title />}>{title}</Base.Title>
          <Base.Close render={<CloseButton />} aria-label="Cerrar ventana">
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
  /** The effect, and whether it can be undone. */
  message: ReactNode;
  /** Reason why it was refused, which stays until the owner removes it. */
  refusal?: ReactNode;
  confirmLabel: string;
  /** Red is for what destroys or cannot be undone. */
  confirmVariant?: 'danger' | 'primary';
  cancelLabel?: string;
  onConfirm: () => void;
  /** True while the action may not be confirmed yet. */
  disabled?: boolean;
  /** True while the action runs: its buttons are disabled. */
  busy?: boolean;
};

/** The keyboard reaches text that scrolls. */
const focusIfScrolls = (body: HTMLElement | null): void => {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
};

/** Asks before an action. The focus starts at the cancel button. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  message,
  refusal = null,
  confirmLabel,
  confirmVariant = 'danger',
  cancelLabel = 'Cancelar',
  onConfirm,
  disabled = false,
  busy = false,
}: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender render={<Backdrop />} />
        <AlertDialog.Popup render={<Popup />} initialFocus={cancel} onKeyDown={wrapTab}>
          <AlertDialog.Title render={<Title />}>{title}</AlertDialog.Title>
          <AlertDialog.Description ref={focusIfScrolls} render={<Body />}>
            {message}
            {refusal !== null && <Refusal role="alert">{refusal}</Refusal>}
          </AlertDialog.Description>
          <Footer>
            <Button ref={cancel} variant="secondary" disabled={busy} onClick={() => onOpenChange(false)}>
              {cancelLabel}
            </Button>
            <Button variant={confirmVariant} disabled={disabled} busy={busy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </Footer>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
