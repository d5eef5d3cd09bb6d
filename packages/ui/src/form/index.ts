export { KeepDraft, useDraft } from './useDraft';
export { FormCheckbox, FormSelect, FormTextArea } from './choices';
export { useFormValue } from './useFormValue';
export { FormField, type FormFieldProps } from './FormField';
export { ValidatedForm, type ValidatedFormProps } from './ValidatedForm';
