import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatWholeNumber } from '@cimiento/contracts';
import type { PaymentRunForm } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError } from '@cimiento/session';
import { Button, ConfirmDialog, Dialog, Skeleton, type Option } from '@cimiento/ui';
import type { FormProgress } from '@cimiento/ui/form';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
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

  const loadPreview = async (terms: PaymentRunForm): Promise<Preview> => {
    const {
      status: _status,
      creditedOn: _creditedOn,
      dateReason: _dateReason,
      occupied: _occupied,
      ...variables
    } = terms;
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
        if (toCallError(error).status === 409) conflict = getUserMessage(error);
        throw error;
      }
    }, toasts);
    if (!errors) return { state: 'posted' };
    return conflict === undefined ? { state: 'failed' } : { state: 'outdated', message: conflict };
  };
  return { loadPreview, post };
}

type TermsProps = { formId: string; isBusy: boolean; isSubmitting: boolean; onCancel: () => void };

const TermsButtons = ({ formId, isBusy, isSubmitting, onCancel }: TermsProps) => (
  <>
    <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
      Cancelar
    </Button>
    <Button type="submit" form={formId} busy={isSubmitting} busyLabel="Calculando...">
      Ver reparto
    </Button>
  </>
);

type SharesProps = {
  isBusy: boolean;
  isPosting: boolean;
  /** Whether warnings wait for their tick. */
  isBlocked: boolean;
  onBack: () => void;
  onPublish: () => void;
};

const SharesButtons = ({ isBusy, isPosting, isBlocked, onBack, onPublish }: SharesProps) => (
  <>
    <Button variant="secondary" disabled={isBusy} onClick={onBack}>
      Volver
    </Button>
    <Button disabled={isBlocked} busy={isPosting} busyLabel="Publicando..." onClick={onPublish}>
      Publicar pagos
    </Button>
  </>
);

/** The initial values of a monthly payment. */
export type RunStart = {
  project: Option;
  values: Partial<PaymentRunForm>;
  /** Shows the shares at once: the values are complete. */
  isPreviewed?: boolean;
};

type Props = {
  onClose: (isPosted?: boolean) => void;
  reload: () => Promise<unknown>;
  /** Without it the form is empty, and the posted ones are below it. */
  start?: RunStart;
};

/** The monthly payment of a project in two steps: its terms, then a preview of the shares to post. */
export function PaymentRunDialog({ onClose, reload, start }: Props) {
  const formId = useId();
  const { loadPreview, post } = usePaymentRun(reload);
  const [values, setValues] = useState<Partial<PaymentRunForm>>({ ...newRun, ...start?.values });
  const [project, setProject] = useState<Option | null>(start?.project ?? null);
  const [progress, setProgress] = useState(idle);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [fieldWarnings, setFieldWarnings] = useState<Preview['warnings']>([]);
  const [isOpening, setIsOpening] = useState(start?.isPreviewed ?? false);
  const [formError, setFormError] = useState<string | null>(null);
  const [isPosting, setIsPosting] = useState(false);
  const [areAccepted, setAreAccepted] = useState(false);
  const warnings = preview ? listRunWarnings(values as PaymentRunForm, preview) : [];
  const isBusy = isPosting || progress.submitting;
  // What was filled in by itself is not lost work.
  const isDirty = start === undefined ? preview !== null || progress.dirty || project !== null : progress.dirty;
  const { requestClose, question } = useLeaveGuard({ isDirty, isBusy, onClose });

  const dropWarnings = useCallback(() => setFieldWarnings([]), []);
  const showPreview = async (terms: PaymentRunForm) => {
    setFormError(null);
    try {
      const nextPreview = await loadPreview(terms);
      setValues(terms);
      setPreview(nextPreview);
      setFieldWarnings(nextPreview.warnings);
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
  const hasOpened = useRef(false);
  useEffect(() => {
    if (!start?.isPreviewed || hasOpened.current) return;
    hasOpened.current = true;
    void showPreview(values as PaymentRunForm).finally(() => setIsOpening(false));
  });
  const publish = async () => {
    if (!preview) return;
    setIsPosting(true);
    const result = await post(values as PaymentRunForm, preview);
    setIsPosting(false);
    if (result.state === 'posted') onClose(true);
    if (result.state !== 'outdated') return;
    setFormError(result.message);
    setPreview(null);
  };

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
      footer={
        preview ? (
          <SharesButtons
            isBusy={isBusy}
            isPosting={isPosting}
            isBlocked={warnings.length > 0 && !areAccepted}
            onBack={() => setPreview(null)}
            onPublish={() => void publish()}
          />
        ) : (
          <TermsButtons formId={formId} isBusy={isBusy} isSubmitting={progress.submitting} onCancel={requestClose} />
        )
      }
    >
      {isOpening && <Skeleton label="Calculando el reparto..." />}
      {preview && (
        <PaymentRunShares
          values={values as PaymentRunForm}
          project={project?.label ?? ''}
          preview={preview}
          warnings={warnings}
          areAccepted={areAccepted}
          onAccept={setAreAccepted}
        />
      )}
      {!preview && !isOpening && (
        <>
          <PaymentRunTerms
            formId={formId}
            initialValues={values}
            project={project}
            onProject={setProject}
            formError={formError}
            warnings={fieldWarnings}
            onChange={dropWarnings}
            onProgress={setProgress}
            onSubmit={showPreview}
          />
          {start === undefined && <PostedPaymentRuns reload={reload} />}
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
