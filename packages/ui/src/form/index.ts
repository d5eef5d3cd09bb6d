export { SaveDraft, useDraft } from './useDraft';
export { FormCheckbox, FormSelect, FormTextArea } from './choices';
export { getCheckboxProps, getChoices, getControlProps } from './control-props';
export { FormSearchSelect, type FormSearchSelectProps } from './FormSearchSelect';
export { useFormChange, useFormValue } from './useFormValue';
export { FormField, useFieldError, type FormFieldProps } from './FormField';
export { useOnComplete } from './useOnComplete';
export { ValidatedForm, type ValidatedFormProps } from './ValidatedForm';
export { WatchForm, type FormProgress } from './WatchForm';
