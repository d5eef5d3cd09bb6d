import { useMutation } from '@apollo/client/react';
import {
  AddPasskeyDocument,
  ConfirmTotpDocument,
  RemovePasskeyDocument,
  RemoveTotpDocument,
  RenewRecoveryCodesDocument,
  StartPasskeyDocument,
  StartTotpDocument,
} from './second-factor.generated';

/** The data of an answer. @throws when there is none */
async function read<Data>(answer: Promise<{ data?: Data | null }>): Promise<Data> {
  const { data } = await answer;
  if (!data) throw new Error('the operation was answered without data');
  return data;
}

/** The operations of the panel; each throws what its call throws. */
export function useSecondFactorActions() {
  const [startTotp] = useMutation(StartTotpDocument, { fetchPolicy: 'no-cache' });
  const [confirmTotp] = useMutation(ConfirmTotpDocument, { fetchPolicy: 'no-cache' });
  const [removeTotp] = useMutation(RemoveTotpDocument);
  const [renewRecoveryCodes] = useMutation(RenewRecoveryCodesDocument, { fetchPolicy: 'no-cache' });
  const [startPasskey] = useMutation(StartPasskeyDocument, { fetchPolicy: 'no-cache' });
  const [addPasskey] = useMutation(AddPasskeyDocument, { fetchPolicy: 'no-cache' });
  const [removePasskey] = useMutation(RemovePasskeyDocument);
  return {
    startTotp: async () => (await read(startTotp())).startTotp,
    confirmTotp: async (code: string) => (await read(confirmTotp({ variables: { code } }))).confirmTotp.codes,
    removeTotp: () => removeTotp(),
    renewRecoveryCodes: async () => (await read(renewRecoveryCodes())).renewRecoveryCodes.codes,
    startPasskey: async () => (await read(startPasskey())).startPasskey,
    addPasskey: async (name: string, credential: string) =>
      (await read(addPasskey({ variables: { name, credential } }))).addPasskey.codes,
    removePasskey: (id: number) => removePasskey({ variables: { id } }),
  };
}
