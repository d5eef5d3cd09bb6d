import { useApolloClient, useMutation } from '@apollo/client/react';
import {
  describeReceivedSale,
  formatExactDollars,
  formatWholeNumber,
  getSaleDue,
  today,
  type FieldErrors,
} from '@cimiento/contracts';
import type { ExitInput } from '@cimiento/contracts/fields';
import { exitSchema, validate } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError } from '@cimiento/session';
import { Button, Checkbox, ConfirmDialog, Muted } from '@cimiento/ui';
import { useEffect, useRef, useState } from 'react';
import { ListTitle } from '../../shared/records/ListTitle';
import { Panel } from '../../shared/records/Panel';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { ExitPreviewDocument, ExitProjectDocument, type ExitPageQuery, type ExitPreviewQuery } from './exits.generated';
import { ExitShares } from './ExitShares';
import { ExitTerms } from './ExitTerms';

type Exit = NonNullable<ExitPageQuery['exitState']['exit']>;
type Prepared = { input: ExitInput; preview: ExitPreviewQuery['exitPreview'] };

const toasts = { success: 'Salida registrada', failure: 'No se pudo registrar la salida' };

const getInitialValues = (exit: Exit | null, exitDate: string | null): ExitInput =>
  exit
    ? {
        price: exit.price,
        exitDate: exit.exitDate,
        costs: exit.costs.map(({ label, amount }) => ({ label, amount })),
      }
    : { price: '', exitDate: exitDate ?? today(), costs: [] };

type Props = {
  project: ExitPageQuery['adminProject'];
  /** The exit in force, to correct it; null to post the first one. */
  exit: Exit | null;
  reload: () => Promise<unknown>;
  /** Called when the exit is posted or waits for approval. */
  onDone: () => void;
};

/** A sale in two steps: its terms, then the share of each holder to post exactly as shown. */
export function PrepareExit({ project, exit, reload, onDone }: Props) {
  const client = useApolloClient();
  const { run } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [send, posting] = useMutation(ExitProjectDocument);
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [formError, setFormError] = useState('');
  const [isLoading, setIsLoading] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [seen, setSeen] = useState<readonly string[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (prepared) title.current?.focus();
  }, [prepared]);
  const target = { projectId: project.id, corrects: exit?.id ?? null };

  const clear = () => {
    setPrepared(null);
    setSeen([]);
    setErrors({});
    setFormError('');
  };
  const showShares = async (values: object) => {
    clear();
    const checked = validate(exitSchema, values);
    if (!checked.ok) return setErrors(checked.errors);
    setIsLoading(true);
    try {
      const variables = { ...target, input: checked.value };
      const { data } = await client.query({ query: ExitPreviewDocument, variables, fetchPolicy: 'network-only' });
      if (data) setPrepared({ input: checked.value, preview: data.exitPreview });
    } catch (error) {
      const { fields } = toCallError(error);
      if (Object.keys(fields).length > 0) setErrors(fields);
      else setFormError(getUserMessage(error));
    }
    setIsLoading(false);
  };
  const post = async ({ input, preview }: Prepared) => {
    const variables = { ...target, input, fingerprint: preview.fingerprint };
    const isDone = await run(() => send({ variables, context: withIdempotencyKey(variables) }), toasts);
    setIsAsking(false);
    if (isDone) onDone();
    // The shares on the screen are no longer those that would be posted.
    else setPrepared(null);
  };

  const warnings = prepared?.preview.warnings ?? [];
  // Capital that was not handed over takes nothing from the holders: it is said, not asked.
  const [notes, decisions] = [true, false].map((isNote) =>
    warnings.filter(({ code }) => (code === 'CAPITAL_NOT_DELIVERED') === isNote),
  ) as [typeof warnings, typeof warnings];
  return (
    <Panel>
      <ExitTerms
        initialValues={getInitialValues(exit, project.exitDate)}
        errors={errors}
        formError={formError}
        isLoading={isLoading}
        onChange={clear}
        onSubmit={(values) => void showShares(values)}
      />
      {prepared && (
        <>
          <ListTitle ref={title} tabIndex={-1}>
            Reparto de la venta
          </ListTitle>
          <ExitShares {...prepared.preview} />
          {notes.map(({ code, message }) => (
            <Muted key={code}>{message}</Muted>
          ))}
          {decisions.map(({ code, message }) => (
            <Checkbox
              key={code}
              label={`${message}: lo revisé`}
              checked={seen.includes(code)}
              onChange={({ currentTarget: { checked } }) =>
                setSeen((codes) => (checked ? [...codes, code] : codes.filter((one) => one !== code)))
              }
            />
          ))}
          <div>
            <Button disabled={decisions.some(({ code }) => !seen.includes(code))} onClick={() => setIsAsking(true)}>
              {exit ? 'Registrar corrección' : 'Registrar salida'}
            </Button>
          </div>
          <ConfirmDialog
            open={isAsking}
            onOpenChange={setIsAsking}
            title={exit ? `¿Corregir la salida de ${project.name}?` : `¿Registrar la salida de ${project.name}?`}
            message={
              <>
                <p>
                  {`Se reparten ${formatExactDollars(prepared.preview.net)} entre ${formatWholeNumber(prepared.preview.shares.length)} inversiones, y el proyecto queda como Finalizada.`}
                </p>
                <p>{describeReceivedSale(prepared.preview.received, getSaleDue(prepared.preview))}</p>
                <p>
                  {exit
                    ? 'La salida anterior se revierte en el libro y esta ocupa su lugar.'
                    : 'No se puede deshacer. Un error se corrige después con otra salida.'}
                </p>
              </>
            }
            confirmLabel={exit ? 'Registrar corrección' : 'Registrar salida'}
            busy={posting.loading}
            onConfirm={() => void post(prepared)}
          />
        </>
      )}
    </Panel>
  );
}
