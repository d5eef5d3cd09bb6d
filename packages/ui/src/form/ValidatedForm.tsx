import { validate } from '@cimiento/contracts/schemas';
import type { FieldErrors } from '@cimiento/contracts';
import type Joi from 'joi';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Form, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { space } from '../theme/tokens';
import { useOnComplete } from './useOnComplete';

const Layout = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[2.5]};
`;

export type ValidatedFormProps<Values extends object> = {
  /** The rules, the same as the gateway's. */
  schema: Joi.ObjectSchema<Values>;
  initialValues: Partial<Values>;
  /** Sends the checked values. Messages per field that it returns land on their field. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined | void>;
  /** What the rules are to see of the values: without the fields that are not shown, for one. */
  prepare?: (values: Partial<Values>) => Partial<Values>;
  /** For a button that stands outside the form. */
  id?: string;
  children: (state: { submitting: boolean }) => ReactNode;
};

const identity = <Values,>(values: Values): Values => values;

/** After the fields have shown their faults, the keyboard goes to the first of them. */
const focusFirstInvalidField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** The same for faults that the server found, once the fields show them. */
function ServerErrorFocus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  useOnComplete(submitting ?? false, () => focusFirstInvalidField(form.current));
  return null;
}

/** A form that checks its values when it is sent, and from then on at each change (specification §5). */
export function ValidatedForm<Values extends object>({
  schema,
  initialValues,
  onSubmit,
  prepare = identity,
  id,
  children,
}: ValidatedFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const check = (values: Partial<Values>): FieldErrors | undefined => {
    const result = validate(schema, prepare(values));
    return result.ok ? undefined : result.errors;
  };
  const send = async (values: Partial<Values>) => {
    const result = validate(schema, prepare(values));
    if (!result.ok) return result.errors;
    return (await onSubmit(result.value)) ?? undefined;
  };
  return (
    <Form<Partial<Values>> initialValues={initialValues} validate={check} onSubmit={send}>
      {({ handleSubmit, submitting, hasValidationErrors }) => (
        <Layout
          ref={form}
          id={id}
          noValidate
          onSubmit={(event) => {
            void handleSubmit(event);
            if (hasValidationErrors) requestAnimationFrame(() => focusFirstInvalidField(form.current));
          }}
        >
          <ServerErrorFocus form={form} />
          {children({ submitting: submitting ?? false })}
        </Layout>
      )}
    </Form>
  );
}
