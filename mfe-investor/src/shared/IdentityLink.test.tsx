import { identityMessages } from '@cimiento/contracts';
import { fail, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PayQuestion } from '../reservations/PayQuestion';
import { PayOrderDocument } from '../reservations/reservations.generated';
import { ana } from '../testing/records';
import { RequestDialog } from '../withdrawals/RequestDialog';
import { RequestWithdrawalDocument } from '../withdrawals/withdrawals.generated';

const required = fail('IDENTITY_REQUIRED', identityMessages.required);

async function expectWay(): Promise<void> {
  expect(await screen.findByText(identityMessages.required)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Verifica tu identidad' })).toHaveAttribute('href', '/identity');
}

const pay = (respond: () => never) => {
  renderPage(
    <PayQuestion
      order={{ id: 3, projectName: 'Casa Patio', amount: 1000 }}
      available="2000.00"
      onDone={async () => undefined}
      onClose={() => undefined}
    />,
    { user: ana, replies: [reply(PayOrderDocument, respond)] },
  );
  fireEvent.click(screen.getByRole('button', { name: 'Pagar $1,000' }));
};

test('a payment that needs an identity leads to it', async () => {
  pay(required);
  await expectWay();
});

test('another refusal leads nowhere', async () => {
  pay(fail('CONFLICT', 'El proyecto ya no recibe inversiones.'));
  expect(await screen.findByText('El proyecto ya no recibe inversiones.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a withdrawal that needs an identity leads to it', async () => {
  renderPage(
    <RequestDialog
      balance={{ available: '500.00', withdrawable: '500.00', unconfirmedSince: null }}
      accountName="Banco Pichincha ******3456"
      onRequested={async () => undefined}
      onClose={() => undefined}
    />,
    { user: ana, replies: [reply(RequestWithdrawalDocument, required)] },
  );
  fireEvent.change(screen.getByLabelText(/^Monto/), { target: { value: '100' } });
  fireEvent.click(screen.getByRole('button', { name: 'Solicitar retiro' }));
  await expectWay();
});
