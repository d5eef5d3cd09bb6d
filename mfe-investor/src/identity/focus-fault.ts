/** Moves the focus to the first answer with a fault, once it is rendered. */
export function focusFault(frame: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const fault = frame?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = fault?.matches('fieldset') ? fault.querySelector('input') : fault;
    control?.focus();
  });
}
