import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatWholeNumber } from '@cimiento/contracts';
import type { PaymentRunForm } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError } from '@cimiento/session';
import { Button, ConfirmDialog, Dialog, type Option } from '@cimiento/ui';
import type { FormProgress } from '@cimiento/ui/form';
import { useId, useState } from 'react';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useLeaveGuard } from '../../shared/records/useLeaveGuard';
import { formErrorKey, useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  PaymentRunPreviewDocument,
  PostPaymentRunDocument,
  type PaymentRunPreviewQuery,
} from './payment-runs.generated';
import { listRunWarnings, PaymentRunShares } from './PaymentRunShares';
import { PaymentRunTerms } from './PaymentRunTerms';
import { PostedPaymentRuns } from './PostedPaymentRuns';

type Preview = PaymentRunPreviewQuery['paymentRunPreview'];

const newRun: Partial<PaymentRunForm> = {
  basis: 'registered',
  participants: 'entitled',
  status: 'pending',
  continueForMissing: false,
};
const idle: FormProgress = { dirty: false, submitting: false };
const toasts = { success: 'Pagos publicados', failure: (serverMessage: string) => serverMessage };

type PostResult =
  | { state: 'posted' }
  /** The request failed; the same preview may be posted again. */
  | { state: 'failed' }
  /** The preview is out of date: posting it would pay other amounts than those on the screen. */
  | { state: 'outdated'; message: string };

/** The two requests of a monthly payment: the preview of its shares, and posting them. */
function usePaymentRun(reload: () => Promise<unknown>) {
  const client = useApolloClient();
  const { save } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [sendRun] = useMutation(PostPaymentRunDocument);

  const loadPreview = async ({
    paymentDate: _date,
    status: _status,
    ...variables
  }: PaymentRunForm): Promise<Preview> => {
    const { data } = await client.query({ query: PaymentRunPreviewDocument, variables, fetchPolicy: 'network-only' });
    if (!data) throw new Error('The payment run preview returned no data');
    return data.paymentRunPreview;
  };
  const post = async (terms: PaymentRunForm, { fingerprint }: Preview): Promise<PostResult> => {
    const input = { ...terms, fingerprint };
    let conflict: string | undefined;
    const errors = await save(async () => {
      try {
        await sendRun({ variables: { input }, context: withIdempotencyKey(input) });
      } catch (error) {
        if (toCallError(error).code === 'CONFLICT') conflict = getUserMessage(error);
        throw error;
      }
    }, toasts);
    if (!errors) return { state: 'posted' };
    return conflict === undefined ? { state: 'failed' } : { state: 'outdated', message: conflict };
  };
  return { loadPreview, post };
}

type Props = { onClose: () => void; reload: () => Promise<unknown> };

/** The monthly payment of a project in two steps: its terms, with the posted ones below, then a preview of the shares to post. */
export function PaymentRunDialog({ onClose, reload }: Props) {
  const formId = useId();
  const { loadPreview, post } = usePaymentRun(reload);
  const [values, setValues] = useState(newRun);
  const [project, setProject] = useState<Option | null>(null);
  const [progress, setProgress] = useState(idle);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [formError, setFormError] = useState<string | null>(null);
  const [isPosting, setIsPosting] = useState(false);
  const [areAccepted, setAreAccepted] = useState(false);
  const warnings = preview ? listRunWarnings(values as PaymentRunForm, preview) : [];
  const isBusy = isPosting || progress.submitting;
  const isDirty = preview !== null || progress.dirty || project !== null;
  const { requestClose, question } = useLeaveGuard({ isDirty, isBusy, onClose });

  const showPreview = async (terms: PaymentRunForm) => {
    setFormError(null);
    try {
      const nextPreview = await loadPreview(terms);
      setValues(terms);
      setPreview(nextPreview);
      setAreAccepted(false);
      // The form unmounts before it can report that it is done.
      setProgress(idle);
      return undefined;
    } catch (error) {
      const { fields } = toCallError(error);
      if (Object.keys(fields).length > 0) return fields;
      setFormError(getUserMessage(error));
      return { [formErrorKey]: getUserMessage(error) };
    }
  };
  const publish = async () => {
    if (!preview) return;
    setIsPosting(true);
    const result = await post(values as PaymentRunForm, preview);
    setIsPosting(false);
    if (result.state === 'posted') onClose();
    if (result.state !== 'outdated') return;
    setFormError(result.message);
    setPreview(null);
  };

  const termsButtons = (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={requestClose}>
        Cancelar
      </Button>
      <Button type="submit" form={formId} busy={progress.submitting} busyLabel="Calculando...">
        Ver reparto
      </Button>
    </>
  );
  const sharesButtons = (
    <>
      <Button variant="secondary" disabled={isBusy} onClick={() => setPreview(null)}>
        Volver
      </Button>
      <Button
        disabled={warnings.length > 0 && !areAccepted}
        busy={isPosting}
        busyLabel="Publicando..."
        onClick={() => void publish()}
      >
        Publicar pagos
      </Button>
    </>
  );

  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && requestClose()}
      title={
        preview
          ? `Pago mensual: ${formatWholeNumber(preview.shares.length)} ${preview.shares.length === 1 ? 'pago' : 'pagos'}`
          : 'Pago mensual'
      }
      footer={preview ? sharesButtons : termsButtons}
    >
      {preview ? (
        <PaymentRunShares
          values={values as PaymentRunForm}
          project={project?.label ?? ''}
          preview={preview}
          warnings={warnings}
          areAccepted={areAccepted}
          onAccept={setAreAccepted}
        />
      ) : (
        <>
          <PaymentRunTerms
            formId={formId}
            initialValues={values}
            project={project}
            onProject={setProject}
            formError={formError}
            onProgress={setProgress}
            onSubmit={showPreview}
          />
          <PostedPaymentRuns reload={reload} />
        </>
      )}
      <ConfirmDialog
        {...question}
        title="¿Descartar el pago mensual?"
        message="Todavía no se ha publicado ningún pago."
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
      />
    </Dialog>
  );
}
