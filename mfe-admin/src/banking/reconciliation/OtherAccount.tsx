import { limits } from '@cimiento/contracts';
import { statementFields } from '@cimiento/contracts/fields';
import { Checkbox, TextField } from '@cimiento/ui';
import { FormError } from '../../shared/records/FormError';
import type { Preview } from './StatementPreview';

/** An administrator's confirmation of a file of another account. */
export type ConfirmedAccount = { isConfirmed: boolean; reason: string };
export const unconfirmed: ConfirmedAccount = { isConfirmed: false, reason: '' };

type Asked = Pick<Preview, 'gap' | 'otherAccount'>;

/** Whether posting still needs a reason or a confirmation. */
export const lacksReason = ({ gap, otherAccount }: Asked, gapReason: string, account: ConfirmedAccount): boolean =>
  (gap !== null && gapReason.trim() === '') ||
  (otherAccount !== null && !(account.isConfirmed && account.reason.trim() !== ''));

/** The reasons that are sent with a statement: only those that it needs. */
export const toReasons = (preview: Asked | null, gapReason: string, { reason }: ConfirmedAccount) => ({
  ...(preview?.gap && { gapReason }),
  ...(preview?.otherAccount && { confirmAccount: true, accountReason: reason }),
});

type Props = { message: string; value: ConfirmedAccount; onChange: (value: ConfirmedAccount) => void };

/** Says that a file is of another account, and asks to confirm it with a reason. */
export function OtherAccount({ message, value, onChange }: Props) {
  return (
    <FormError as="div" role="alert">
      <p>{message}</p>
      <Checkbox
        label={statementFields.confirmAccount.label}
        checked={value.isConfirmed}
        onChange={({ currentTarget }) => onChange({ ...value, isConfirmed: currentTarget.checked })}
      />
      {value.isConfirmed && (
        <TextField
          label={statementFields.accountReason.label}
          required
          maxLength={limits.shortText.max}
          value={value.reason}
          onChange={({ target }) => onChange({ ...value, reason: (target as HTMLInputElement).value })}
        />
      )}
    </FormError>
  );
}
