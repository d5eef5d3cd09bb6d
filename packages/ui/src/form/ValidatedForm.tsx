import { validate } from '@cimiento/contracts/schemas';
import { siteMessages, type FieldErrors } from '@cimiento/contracts';
import type Joi from 'joi';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { answerUnsavedChanges } from '../navigation/unsaved-changes';
import { space } from '../theme/tokens';
import { formRefusal, FormRefusal } from './FormRefusal';
import { useOnComplete } from './useOnComplete';

const Layout = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${space[2.5]};

  > p {
    margin: 0;
  }
`;

type Schema<Values extends object> = Joi.ObjectSchema<Values>;

export type ValidatedFormProps<Values extends object> = {
  /**
   * The same schema that the gateway uses; or what loads it once a field has the focus, for a page that a slow phone should show before it
   * has joi.
   */
  schema: Schema<Values> | (() => Promise<Schema<Values>>);
  initialValues: Partial<Values>;
  /** Sends the validated values. Returns the server's messages by field, if any, and one about none of them as `formRefusal`. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined | void>;
  /** Transforms the values before validation: for example, removes fields that are not shown. */
  prepare?: (values: Partial<Values>) => Partial<Values>;
  /** When `initialValues` changes, what was typed stays, and only the other fields take their new value. */
  keepsTyped?: boolean;
  /** For a submit button outside the form. */
  id?: string;
  children: (state: { submitting: boolean }) => ReactNode;
};

const identity = <Values,>(values: Values): Values => values;

const focusFirstInvalidField = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Focuses the first invalid field after the server rejected the values. */
function ServerErrorFocus({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { submitting } = useFormState({ subscription: { submitting: true } });
  useOnComplete(submitting ?? false, () => focusFirstInvalidField(form.current));
  return null;
}

/** Answers for the form whether a reload would lose something. */
function UnsavedChanges() {
  const form = useForm('UnsavedChanges');
  useEffect(
    () =>
      answerUnsavedChanges(() => {
        const { submitting, submitSucceeded, dirty, dirtySinceLastSubmit } = form.getState();
        return Boolean(submitting || (submitSucceeded ? dirtySinceLastSubmit : dirty));
      }),
    [form],
  );
  return null;
}

/** The schema of a form once it is there, and how to get it. */
function useSchema<Values extends object>(source: ValidatedFormProps<Values>['schema']) {
  const [loaded, setLoaded] = useState<{ source: typeof source; schema: Schema<Values> }>();
  const schema = typeof source !== 'function' ? source : loaded?.source === source ? loaded.schema : undefined;
  const load = async (): Promise<Schema<Values> | undefined> => {
    if (schema || typeof source !== 'function') return schema;
    try {
      const found = await source();
      setLoaded({ source, schema: found });
      return found;
    } catch {
      // Without a connection; sending the form tries again.
      return undefined;
    }
  };
  return { schema, load };
}

/** A form that validates on submit and, after that, on each change. */
export function ValidatedForm<Values extends object>({
  schema: source,
  initialValues,
  onSubmit,
  prepare = identity,
  keepsTyped = false,
  id,
  children,
}: ValidatedFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const { schema, load } = useSchema(source);
  const validateValues = (values: Partial<Values>): FieldErrors | undefined => {
    if (!schema) return undefined;
    const result = validate(schema, prepare(values));
    return result.ok ? undefined : result.errors;
  };
  const send = async (values: Partial<Values>) => {
    const known = await load();
    if (!known) return { [formRefusal]: siteMessages.offline };
    const result = validate(known, prepare(values));
    if (!result.ok) return result.errors;
    return (await onSubmit(result.value)) ?? undefined;
  };
  return (
    <Form<Partial<Values>>
      initialValues={initialValues}
      keepDirtyOnReinitialize={keepsTyped}
      validate={validateValues}
      onSubmit={send}
    >
      {({ handleSubmit, form: api, submitting }) => (
        <Layout
          ref={form}
          id={id}
          noValidate
          onFocus={() => void load()}
          onSubmit={(event) => {
            void handleSubmit(event);
            // Not the state that was rendered last: a schema that has just come may be newer.
            if (api.getState().hasValidationErrors) requestAnimationFrame(() => focusFirstInvalidField(form.current));
          }}
        >
          <ServerErrorFocus form={form} />
          <UnsavedChanges />
          {children({ submitting: submitting ?? false })}
          <FormRefusal />
        </Layout>
      )}
    </Form>
  );
}
