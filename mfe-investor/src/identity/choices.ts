import type { Field } from '@cimiento/contracts/fields';

/** Choices of a field, in the order of its table. The form of other pages would bring its library with them. */
export const listChoices = ({ choices = {} }: Pick<Field, 'choices'>): { value: string; label: string }[] =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));
