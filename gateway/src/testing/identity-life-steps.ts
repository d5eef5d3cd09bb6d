import type { IdentityLife } from './identity-life';

const lifeSteps = {
  answer: (life, n) => life.answer(n),
  upload: (life, n) => life.upload(n),
  submit: (life) => life.submit(),
  complete: (life, n) => life.complete(n),
  claim: (life, n) => life.claim(n),
  approve: (life, n) => life.decide('approve', n),
  sendBack: (life, n) => life.decide('needs_more', n),
  reject: (life, n) => life.decide('reject', n),
  clear: (life, n) => life.clear(n % 6 === 5 ? 'same' : 'other'),
  approveOwn: (life) => life.approveProposal(life.second),
  pass: (life, n) => life.pass(n),
  suspend: (life, n) => life.suspend(n),
  reopen: (life, n) => life.reopen(n),
  lapse: (life) => life.lapse(),
  expire: (life) => life.expire(),
  load: (life, n) => life.load(n),
  buy: (life, n) => life.order('balance', n),
  reserve: (life, n) => life.order('transfer', n),
  payReserved: (life) => life.withOrder('reserved', ({ id }) => life.bank.investor.send('payOrder', { id }, 'status')),
  leave: (life) => life.withOrder('paid', ({ id }) => life.bank.investor.send('cancelOrder', { id }, 'status')),
  transfer: (life, n) =>
    life.withOrder('reserved', ({ amount, reference }) =>
      life.credit(n % 3 === 0 ? '400.00' : `${amount}.00`, reference ?? ''),
    ),
  deposit: (life) => life.deposit(),
  thirdParty: (life) => life.deposit('Otra Persona Distinta'),
  assign: (life, n) => life.assign(n),
  express: (life, n) => life.express(n),
  takeBack: (life) => life.takeBack(),
  withdraw: (life) => life.withdraw(),
  approveWithdrawal: (life, n) => life.approveWithdrawals(n),
  file: (life) => life.file(),
  read: (life) => life.read(),
  pay: (life) => life.pay(),
  payFile: (life) => life.payFile(),
  endRound: (life) => life.endRound(),
} as const satisfies Record<string, (life: IdentityLife, n: number) => Promise<unknown>>;
export type LifeStep = keyof typeof lifeSteps;

/** Takes a step. `n` chooses among what it may be about. */
export const takeLifeStep = (life: IdentityLife, step: LifeStep, n: number): Promise<unknown> =>
  lifeSteps[step](life, n);
