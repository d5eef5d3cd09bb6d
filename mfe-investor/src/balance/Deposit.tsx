import { bankAccountTypeLabel, brand, formatCreditorReference } from '@cimiento/contracts';
import { Card, color, CopyIcon, EmptyState, IconButton, SectionTitle, space } from '@cimiento/ui';
import { copyText } from '@cimiento/ui/toast';
import { styled } from 'styled-components';
import type { BalanceQuery } from './balance.generated';

type Account = BalanceQuery['collectingAccounts'][number];

const Lines = styled.dl`
  margin: ${space[2]} 0 0;

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: center;
    gap: 0 ${space[2]};
    min-height: 2.75rem;
    border-bottom: 1px solid ${color.line};
  }

  div:last-child {
    border-bottom: 0;
  }

  dt {
    color: ${color.muted};
  }

  dd {
    display: flex;
    align-items: center;
    gap: ${space[1]};
    margin: 0;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

type Line = {
  label: string;
  value: string;
  /** What the copy button copies and its toast's title; lines without it have no button. */
  copy?: { text: string; done: string };
};

const getLines = (account: Account, reference: string): readonly Line[] => [
  { label: 'Banco', value: account.bank },
  { label: 'Tipo de cuenta', value: bankAccountTypeLabel[account.accountType] },
  {
    label: 'Número de cuenta',
    value: account.accountNumber,
    copy: { text: account.accountNumber, done: 'Número de cuenta copiado' },
  },
  { label: 'Titular', value: account.holderName, copy: { text: account.holderName, done: 'Titular copiado' } },
  { label: 'RUC', value: account.holderIdNumber, copy: { text: account.holderIdNumber, done: 'RUC copiado' } },
  {
    label: 'Tu referencia',
    value: formatCreditorReference(reference),
    copy: { text: reference, done: 'Referencia copiada' },
  },
];

/** Where to send a deposit, and the reference that names the person on the bank's statement. */
export function Deposit({ reference, accounts }: { reference: string; accounts: readonly Account[] }) {
  return (
    <section aria-labelledby="deposit">
      <SectionTitle id="deposit">Depositar</SectionTitle>
      {accounts.length === 0 ? (
        <EmptyState
          title="Aún no hay una cuenta para depósitos"
          description={`Escríbenos a ${brand.contactEmail} y te diremos cómo depositar.`}
        />
      ) : (
        <p>
          Transfiere desde tu banco a esta cuenta y escribe tu referencia en la descripción: por ella sabemos que el
          dinero es tuyo. Lo verás en tu saldo cuando el banco nos confirme el depósito.
        </p>
      )}
      {accounts.map((account) => (
        <Card key={account.id}>
          <Lines>
            {getLines(account, reference).map(({ label, value, copy }) => (
              <div key={label}>
                <dt>{label}</dt>
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
        </Card>
      ))}
    </section>
  );
}
