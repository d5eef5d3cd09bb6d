import type { ApprovalDetail } from './approvals.types';

/** A detail's label, and which of equal labels it is. */
function toKeys(details: readonly ApprovalDetail[]): string[] {
  const seen = new Map<string, number>();
  return details.map(({ label }) => {
    const number = (seen.get(label) ?? 0) + 1;
    seen.set(label, number);
    return `${number} ${label}`;
  });
}

/** Whether what is changed is still as it was when the change was proposed; approving it fails otherwise. */
export const describeFreshness = (isFresh: boolean): ApprovalDetail => ({
  label: 'Vigencia',
  value: isFresh ? 'Nada cambió desde la propuesta' : 'Los datos cambiaron desde la propuesta: ya no se puede aprobar',
});

const gone = 'Ya no existe';
const absent = 'No estaba';

/** The current details of an action, each changed one beside its value at the time of the proposal. */
export function markChanges(proposed: readonly ApprovalDetail[], current: readonly ApprovalDetail[]): ApprovalDetail[] {
  const currentKeys = toKeys(current);
  const proposedKeys = toKeys(proposed);
  const formerByKey = new Map(proposedKeys.map((key, index) => [key, proposed[index]?.value ?? '']));
  const marked = current.map((detail, index) => {
    const former = formerByKey.get(currentKeys[index] ?? '') ?? absent;
    return former === detail.value ? detail : { ...detail, former };
  });
  const missing = proposed.filter((_, index) => !currentKeys.includes(proposedKeys[index] ?? ''));
  return [...marked, ...missing.map(({ label, value }) => ({ label, value: gone, former: value }))];
}
