import { getFormLabel, isRequired, type Field } from '@cimiento/contracts/fields';

/** The properties of a checkbox from its field table. */
export const getCheckboxProps = (field: Field) => ({ label: getFormLabel(field), required: isRequired(field) });

/** The properties of a field's control from its field table. */
export const getControlProps = (field: Field) => ({
  ...getCheckboxProps(field),
  placeholder: field.placeholder,
  hint: field.hint,
});

/** Choices of a select, in the order of the field table. */
export const getChoices = ({ choices = {} }: Field): { value: string; label: string }[] =>
  Object.entries(choices).map(([value, label]) => ({ value, label }));
