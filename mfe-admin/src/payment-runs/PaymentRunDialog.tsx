import { useApolloClient, useMutation } from '@apollo/client/react';
import { wholeNumber } from '@cimiento/contracts';
import type { PaymentRunForm } from '@cimiento/contracts/schemas';
import { toCallError, personMessage } from '@cimiento/session';
import { Button, ConfirmDialog, Dialog, type Option } from '@cimiento/ui';
import type { FormProgress } from '@cimiento/ui/form';
import { useId, useState } from 'react';
import { useIdempotencyKey } from '../records/useIdempotencyKey';
import { useChanges } from '../records/useChanges';
import {
  PaymentRunPreviewDocument,
  PostPaymentRunDocument,
  type PaymentRunPreviewQuery,
} from './payment-runs.generated';
import { PaymentRunShares } from './PaymentRunShares';
import { PaymentRunTerms } from './PaymentRunTerms';
import { PaymentRunsPosted } from './PaymentRunsPosted';

type Preview = PaymentRunPreviewQuery['paymentRunPreview'];
type Shown = { values: PaymentRunForm; preview: Preview };

const newRun: Partial<PaymentRunForm> = { status: 'pending', continueForMissing: false };
const idle: FormProgress = { dirty: false, submitting: false };
const posted = { done: 'Pagos publicados', failed: (message: string) => message };

/** The two calls of a monthly payment: its shares, and posting them. */
function useRun(reload: () => Promise<unknown>) {
  const client = useApolloClient();
  const { save } = useChanges(reload);
  const attempt = useIdempotencyKey();
  const [send] = useMutation(PostPaymentRunDocument);
  const preview = async ({ paymentDate: _date, status: _status, ...variables }: PaymentRunForm): Promise<Preview> => {
    const { data } = await client.query({ query: PaymentRunPreviewDocument, variables, fetchPolicy: 'network-only' });
    if (!data) throw new Error('the preview answered without data');
    return data.paymentRunPreview;
  };
  /** What the server refused it with; null when it was posted, undefined when it may be sent again. */
  const post = async ({ values, preview: { fingerprint } }: Shown): Promise<string | null | undefined> => {
    const input = { ...values, fingerprint };
    let refusal: string | undefined;
    const errors = await save(async () => {
      try {
        await send({ variables: { input }, context: attempt(input) });
      } catch (error) {
        if (toCallError(error).code === 'CONFLICT') refusal = personMessage(error);
        throw error;
      }
    }, posted);
    return errors === undefined ? null : refusal;
  };
  return { preview, post };
}

type Props = { onClose: () => void; reload: () => Promise<unknown> };

/** The monthly payment of a project: its terms, then what each investor gets, then posted. Below the terms stand those that were posted. */
export function PaymentRunDialog({ onClose, reload }: Props) {
  const formId = useId();
  const { preview, post } = useRun(reload);
  const [values, setValues] = useState(newRun);
  const [project, setProject] = useState<Option | null>(null);
  const [progress, setProgress] = useState(idle);
  const [shown, setShown] = useState<Preview | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [posting, setPosting] = useState(false);
  const [asking, setAsking] = useState(false);
  const busy = posting || progress.submitting;

  const close = () => {
    if (busy) return;
    if (shown || progress.dirty || project) setAsking(true);
    else onClose();
  };
  const show = async (terms: PaymentRunForm) => {
    setRefusal(null);
    try {
      const shares = await preview(terms);
      setValues(terms);
      setShown(shares);
      // The form is gone before it can tell that it is done.
      setProgress(idle);
      return undefined;
    } catch (error) {
      const { fields } = toCallError(error);
      if (Object.keys(fields).length > 0) return fields;
      setRefusal(personMessage(error));
      return { '': personMessage(error) };
    }
  };
  const publish = async () => {
    if (!shown) return;
    setPosting(true);
    const refused = await post({ values: values as PaymentRunForm, preview: shown });
    setPosting(false);
    if (refused === null) onClose();
    if (!refused) return;
    // What is on the screen would not be posted: back to the terms, to see the shares anew.
    setRefusal(refused);
    setShown(null);
  };

  const termsButtons = (
    <>
      <Button variant="secondary" disabled={busy} onClick={close}>
        Cancelar
      </Button>
      <Button type="submit" form={formId} busy={progress.submitting} busyLabel="Calculando...">
        Ver reparto
      </Button>
    </>
  );
  const sharesButtons = (
    <>
      <Button variant="secondary" disabled={busy} onClick={() => setShown(null)}>
        Volver
      </Button>
      <Button busy={posting} busyLabel="Publicando..." onClick={() => void publish()}>
        Publicar pagos
      </Button>
    </>
  );

  return (
    <Dialog
      open
      staysOnOutsidePress
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={
        shown
          ? `Pago mensual: ${wholeNumber(shown.shares.length)} ${shown.shares.length === 1 ? 'pago' : 'pagos'}`
          : 'Pago mensual'
      }
      footer={shown ? sharesButtons : termsButtons}
    >
      {shown ? (
        <PaymentRunShares values={values as PaymentRunForm} project={project?.label ?? ''} preview={shown} />
      ) : (
        <>
          <PaymentRunTerms
            formId={formId}
            initialValues={values}
            project={project}
            onProject={setProject}
            refusal={refusal}
            onProgress={setProgress}
            onSubmit={show}
          />
          <PaymentRunsPosted reload={reload} />
        </>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Descartar el pago mensual?"
        message="Todavía no se ha publicado ningún pago."
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
