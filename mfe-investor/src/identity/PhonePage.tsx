import { paths, phoneUploadPath, toTimeOfDay } from '@cimiento/contracts';
import { getUserMessage, toCallError, useSession, type CallError } from '@cimiento/session';
import {
  Button,
  ErrorState,
  Muted,
  Notice,
  PageContainer,
  PageHeader,
  Skeleton,
  Stack,
  usePageTitle,
} from '@cimiento/ui';
import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { titles } from '../shared/titles';
import { DocumentCard } from './DocumentCard';
import { IdentityPhoneDocument, OpenIdentityPhoneDocument, type IdentityPhoneQuery } from './identity.generated';

const title = titles[paths.identityPhone];

// The link, the time of the phone or the draft is over: nothing can be sent from here.
const overCodes: readonly unknown[] = ['VALIDATION_FAILED', 'UNAUTHENTICATED', 'CONFLICT'];

/** The documents that the phone may send, and the link of the address, which is opened only when its button is pressed. */
function usePhone() {
  const { send } = useSession();
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const [phone, setPhone] = useState<IdentityPhoneQuery['identityPhone'] | null>(null);
  const [error, setError] = useState<CallError | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isOpened = token === null;
  const load = useCallback(
    () =>
      send(IdentityPhoneDocument).then(
        ({ identityPhone }) => {
          setPhone(identityPhone);
          setError(null);
        },
        (failure: unknown) => setError(toCallError(failure)),
      ),
    [send],
  );
  const open = async () => {
    setIsBusy(true);
    try {
      await send(OpenIdentityPhoneDocument, { token: token ?? '' });
      setError(null);
      // The link is used: without its token the page reads what the cookie allows.
      await navigate(paths.identityPhone, { replace: true });
    } catch (failure) {
      setError(toCallError(failure));
    }
    setIsBusy(false);
  };
  useEffect(() => {
    if (isOpened) void load();
  }, [isOpened, load]);
  return { phone, error, isBusy, isOpened, load, open };
}

function Documents({ phone, load }: { phone: IdentityPhoneQuery['identityPhone']; load: () => Promise<unknown> }) {
  const isSent = (document: IdentityPhoneQuery['identityPhone']['documents'][number]) =>
    document.state !== null && document.state !== 'refused';
  const isComplete = phone.documents.every((document) => document.isOptional || isSent(document));
  return (
    <Stack>
      <Muted>{`Puedes enviar hasta las ${toTimeOfDay(phone.expiresAt)}. Cada foto se envía por separado.`}</Muted>
      {isComplete && <Notice role="status">Listo. Sigue en tu computadora, que ya tiene lo que enviaste.</Notice>}
      {phone.documents.map(({ kind, state, isOptional }) => (
        <DocumentCard
          key={kind}
          kind={kind}
          document={state === null ? undefined : { id: 0, state, reason: null }}
          isOptional={isOptional}
          uploadPath={phoneUploadPath}
          onSent={load}
        />
      ))}
    </Stack>
  );
}

/** The page of a phone that opened a link: it sends documents of one identity, and shows nothing else of it. */
export default function PhonePage() {
  usePageTitle(title);
  const { phone, error, isBusy, isOpened, load, open } = usePhone();
  const isOver = overCodes.includes(error?.code);
  return (
    <PageContainer>
      <PageHeader title={title} lead="Toma las fotos aquí. En tu computadora aparecen cuando llegan." />
      {isOver && (
        <Notice $tone="danger" role="alert">
          {getUserMessage(error)}
        </Notice>
      )}
      {!isOver && error && !phone && isOpened && (
        <ErrorState message="No pudimos cargar los documentos. Revisa tu conexión." onRetry={() => void load()} />
      )}
      {!isOver && !isOpened && (
        <Stack>
          {error && <Notice role="alert">{getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.')}</Notice>}
          <div>
            <Button busy={isBusy} busyLabel="Abriendo..." onClick={() => void open()}>
              Empezar
            </Button>
          </div>
        </Stack>
      )}
      {isOpened && !phone && !error && <Skeleton label="Cargando documentos..." />}
      {isOpened && phone && !isOver && <Documents phone={phone} load={load} />}
    </PageContainer>
  );
}
