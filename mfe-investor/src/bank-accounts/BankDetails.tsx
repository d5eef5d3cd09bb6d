import { bankAccountTypeLabel, formatCreditorReference, type BankAccountType } from '@cimiento/contracts';
import { color, CopyIcon, IconButton, space, text } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import { QrCode } from './QrCode';

/** A bank account of the company, as investors transfer to it. */
export type CollectingAccount = {
  id: number;
  bank: string;
  accountType: BankAccountType;
  accountNumber: string;
  holderName: string;
  holderIdNumber: string;
};

const Columns = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
`;

const Lines = styled.dl`
  flex: 1 1 18rem;
  margin: 0;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 ${space[1]};
    min-height: 2.75rem;
    border-bottom: 1px solid ${color.line};
  }

  div:last-child {
    border-bottom: 0;
  }

  dt {
    color: ${color.muted};
  }

  small {
    color: ${color.ink};
    font-size: ${text.small};
    font-weight: 560;
  }

  dd {
    display: flex;
    align-items: center;
    gap: ${space[0.5]};
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

type Line = {
  label: string;
  /** Its purpose, after the label. */
  use?: string;
  value: string;
  /** The text to copy and the title of the toast; lines without it have no button. */
  copy?: { text: string; done: string };
};

type Transfer = {
  reference: string;
  /** The name and purpose of the reference: each pays something else. */
  referenceLabel: string;
  referenceUse: string;
  /** The amount to transfer, formatted and as it is copied; null for any amount. */
  amount: { shown: string; copied: string } | null;
};

const getLines = (
  account: CollectingAccount,
  { reference, referenceLabel, referenceUse, amount }: Transfer,
): readonly Line[] => [
  ...(amount ? [{ label: 'Monto', value: amount.shown, copy: { text: amount.copied, done: 'Monto copiado' } }] : []),
  {
    label: referenceLabel,
    use: referenceUse,
    value: formatCreditorReference(reference),
    copy: { text: reference, done: 'Referencia copiada' },
  },
  { label: 'Banco', value: account.bank, copy: { text: account.bank, done: 'Banco copiado' } },
  { label: 'Tipo de cuenta', value: bankAccountTypeLabel[account.accountType] },
  {
    label: 'Número de cuenta',
    value: account.accountNumber,
    copy: { text: account.accountNumber, done: 'Número de cuenta copiado' },
  },
  { label: 'Titular', value: account.holderName, copy: { text: account.holderName, done: 'Titular copiado' } },
  { label: 'RUC', value: account.holderIdNumber, copy: { text: account.holderIdNumber, done: 'RUC copiado' } },
];

/** Account for a transfer and the reference that identifies it, with copy buttons and a QR code of the text. */
export function BankDetails({ account, ...transfer }: Transfer & { account: CollectingAccount }) {
  const lines = getLines(account, transfer);
  return (
    <Columns>
      <Lines>
        {lines.map(({ label, use, value, copy }) => (
          <div key={label}>
            <dt>
              <span>{label}</span> {use && <small>{use}</small>}
            </dt>
            <dd>
              {value}
              {copy && (
                <IconButton
                  label={`Copiar ${label.toLowerCase()}`}
                  icon={<CopyIcon />}
                  onClick={() => void copyText(copy.text, copy.done)}
                />
              )}
            </dd>
          </div>
        ))}
      </Lines>
      <QrCode
        label="Código QR con estos datos"
        text={lines.map(({ label, value, copy }) => `${label}: ${copy?.text ?? value}`).join('\n')}
      />
    </Columns>
  );
}
