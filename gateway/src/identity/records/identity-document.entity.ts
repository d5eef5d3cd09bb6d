import {
  identityDocumentKinds,
  identityDocumentStates,
  type IdentityDocumentKind,
  type IdentityDocumentState,
} from '@cimiento/contracts';
import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, InstantColumn, IntegerColumn, oneOfCheck, TextColumn } from '../../platform/database/columns';
import { DateTimeScalar, registerEnum } from '../../platform/graphql';
import { IdentityCase } from './identity-case.entity';

export const IdentityDocumentKindEnum = registerEnum(
  'IdentityDocumentKind',
  identityDocumentKinds,
  'Document of the case of an identity.',
  {
    address: 'Proof of address.',
    appointment: 'Appointment of the representative of a company.',
    deed: 'Deed of a company.',
    funds: 'Proof of the origin of funds.',
    id_back: 'Back of a cédula.',
    id_front: 'Front of a cédula.',
    passport: 'Page of a passport with the data.',
    selfie: 'Picture of the person.',
  },
);
export const IdentityDocumentStateEnum = registerEnum(
  'IdentityDocumentState',
  identityDocumentStates,
  'State of a document of an identity.',
  {
    accepted: 'A reviewer accepted it.',
    pending: 'Nobody has looked at it.',
    refused: 'It has to be uploaded anew.',
  },
);

/**
 * A document of a case. The file store has its encrypted bytes under their hash; another upload of the kind replaces it, and the row of the
 * replaced one stays without being current.
 */
@ObjectType('IdentityDocument', { description: 'A document of the case of an identity.' })
@Entity('identity_document')
@Index('IDX_identity_document_caseId', ['caseId'])
@Index('UQ_identity_document_currentKey', ['currentKey'], { unique: true })
@Check('CHK_identity_document_kind', oneOfCheck('kind', identityDocumentKinds))
@Check('CHK_identity_document_state', oneOfCheck('state', identityDocumentStates))
@Check('CHK_identity_document_size', 'size > 0')
export class IdentityDocument {
  @Field(() => Int)
  @IdColumn()
  id!: number;

  @ForeignKey(() => IdentityCase, 'id', {
    name: 'FK_identity_document_caseId',
    onDelete: 'CASCADE',
    onUpdate: 'RESTRICT',
  })
  @IntegerColumn()
  caseId!: number;

  @Field(() => IdentityDocumentKindEnum)
  @TextColumn(20)
  kind!: IdentityDocumentKind;

  /** `<caseId>:<kind>` of the current document of a kind; null for one that was replaced or deleted. */
  @TextColumn(40, { nullable: true })
  currentKey!: string | null;

  /** Of the encrypted bytes. */
  @TextColumn(64)
  sha256!: string;

  /** Of the encrypted bytes. */
  @IntegerColumn()
  size!: number;

  @Field(() => String, { description: 'Type of its content, for example `image/jpeg`.' })
  @TextColumn(40)
  contentType!: string;

  @Field(() => IdentityDocumentStateEnum)
  @TextColumn(10)
  state!: IdentityDocumentState;

  /** Encrypted: what has to be better (`sealed-file.ts`). */
  @TextColumn(2000, { nullable: true })
  sealedReason!: string | null;

  @Field(() => DateTimeScalar)
  @InstantColumn()
  createdAt!: Date;
}
