import { brand } from '@cimiento/contracts';
import { Card, EmptyState, SectionTitle } from '@cimiento/ui';
import { BankDetails, type CollectingAccount } from '../bank-accounts/BankDetails';

/** Account for a deposit, and the reference that identifies the user on the bank's statement. */
export function Deposit({ reference, accounts }: { reference: string; accounts: readonly CollectingAccount[] }) {
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
          <BankDetails
            account={account}
            reference={reference}
            referenceLabel="Tu referencia"
            referenceUse="para depositar a tu saldo"
            amount={null}
          />
        </Card>
      ))}
    </section>
  );
}
