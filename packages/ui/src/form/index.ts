export { KeepDraft, useDraft } from './useDraft';
export { FormCheckbox, FormSelect, FormTextArea } from './choices';
export { FormSearchSelect, type FormSearchSelectProps } from './FormSearchSelect';
export { useFormChange, useFormValue } from './useFormValue';
export { FormField, useFault, type FormFieldProps } from './FormField';
export { useWhenDone } from './useWhenDone';
export { ValidatedForm, type ValidatedFormProps } from './ValidatedForm';
export { WatchForm, type FormProgress } from './WatchForm';
