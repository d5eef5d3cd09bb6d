import { addDays, formatPaymentDate, today } from '@cimiento/contracts';
import { databaseKinds, serveGateway } from '../../testing';
import { RoundDesk } from '../../testing/round-desk';

describe.each(databaseKinds)('the queues of rounds on %s', (kind) => {
  const served = serveGateway(kind);

  const list = async (queue: 'rounds_to_confirm' | 'money_in_rounds', { project }: RoundDesk) => {
    const { items } = await served.admin.send('queueItems', { queue }, 'items { id label detail since amount }');
    const found = items.filter(({ id }: { id: number }) => id === project.id);
    return found.map(({ detail, since, amount }: Record<string, unknown>) => ({ detail, since, amount }));
  };

  test('money in a round is listed with the day on which it ends', async () => {
    const desk = await RoundDesk.open(served);
    expect(await list('money_in_rounds', desk)).toEqual([]);
    await desk.buy(await desk.taker(9000), 9000);
    const detail = `Abierta hasta el ${formatPaymentDate(addDays(today(), 20))}`;
    expect(await list('money_in_rounds', desk)).toEqual([{ detail, since: null, amount: '9000.00' }]);
    expect(await list('rounds_to_confirm', desk)).toEqual([]);
  });

  test('a closed round waits with its money until it is confirmed or cancelled', async () => {
    const desk = await RoundDesk.open(served);
    await desk.buy(await desk.taker(9000), 9000);
    await desk.end();
    const until = formatPaymentDate(addDays(today(), 9));
    expect(await list('rounds_to_confirm', desk)).toEqual([
      {
        detail: `Confírmala hasta el ${until} o todo el dinero vuelve. Mínimo $8,000, objetivo $10,000`,
        since: today(),
        amount: '9000.00',
      },
    ]);
    expect(await list('money_in_rounds', desk)).toMatchObject([{ detail: `Por confirmar hasta el ${until}` }]);
    await desk.cancel();
    expect(await list('rounds_to_confirm', desk)).toEqual([]);
    expect(await list('money_in_rounds', desk)).toEqual([]);
  });
});
