import { useMutation } from '@apollo/client/react';
import { getNeededDocuments, optionalDocuments, type IdentityDocumentKind } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Muted, TextLink } from '@cimiento/ui';
import { showSaveError } from '../shared/report-save-error';
import { DocumentCard, type OwnDocument } from './DocumentCard';
import { DeleteMyIdentityDocumentDocument } from './identity.generated';
import { PhoneLink } from './PhoneLink';
import type { AnswerForm } from './useAnswers';

type Props = {
  form: AnswerForm;
  documents: readonly OwnDocument[];
  isChecked: boolean;
  reload: () => Promise<unknown>;
};

/** The documents that somebody of this kind needs, and those that may shorten the review. */
export function DocumentsStep({ form, documents, isChecked, reload }: Props) {
  const { refresh } = useAuth();
  const [remove] = useMutation(DeleteMyIdentityDocumentDocument);
  const { kind, idKind } = form.profile;
  if (kind === null || idKind === null)
    return (
      <p>
        Primero elige en <TextLink to="?paso=quien">Quién eres</TextLink> el documento con el que te identificas.
      </p>
    );
  const needed = getNeededDocuments(kind, idKind);
  const onRemove = async (id: number) => {
    try {
      await remove({ variables: { id } });
    } catch (error) {
      await showSaveError(error, 'No se pudo quitar el documento', refresh);
    }
    await reload();
  };
  const toCard = (name: IdentityDocumentKind, isOptional: boolean) => (
    <DocumentCard
      key={name}
      kind={name}
      document={documents.find((document) => document.kind === name)}
      gap={isChecked ? form.gaps[name] : undefined}
      isOptional={isOptional}
      onSent={reload}
      onRemove={isOptional ? (id) => void onRemove(id) : undefined}
    />
  );
  return (
    <>
      <Muted>
        {kind === 'company'
          ? 'La cédula es la del representante legal. Cada archivo se envía por separado.'
          : 'Con buena luz y sobre un fondo oscuro se lee mejor. Cada foto se envía por separado.'}
      </Muted>
      <PhoneLink kinds={needed} reload={reload} />
      {needed.map((name) => toCard(name, false))}
      {optionalDocuments.map((name) => toCard(name, true))}
    </>
  );
}
