import { bankAccountTypeLabel, formatExactDollars, sumMoney, type BankAccountType } from '@cimiento/contracts';
import { Checkbox, color, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

/** A withdrawal as it is listed where several are paid together. */
export type PaidWithdrawal = {
  id: number;
  /** Decimal text. */
  amount: string;
  reference: string;
  user: { fullName: string } | null;
  bankAccount: { bank: string; accountType: BankAccountType; fullAccountNumber: string; holderName: string } | null;
};

export const WithdrawalRows = styled.ul`
  margin: ${space[1]} 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[0.5]} ${space[2]};
    padding-block: ${space[1]};
    border-bottom: 1px solid ${color.line};
  }

  /* A long name breaks, so that the amount stays at the end of its line. */
  > li > :first-child {
    flex: 1 1 0;
    min-width: 0;
  }

  strong {
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    flex-basis: 100%;
    color: ${color.muted};
    font-size: ${text.small};
    overflow-wrap: anywhere;
  }
`;

/** 'Banco Pichincha, Ahorros 2200123456, Rosa Intriago'. */
export const describeAccount = ({ bankAccount }: PaidWithdrawal): string =>
  bankAccount
    ? `${bankAccount.bank}, ${bankAccountTypeLabel[bankAccount.accountType]} ${bankAccount.fullAccountNumber}, ${bankAccount.holderName}`
    : '';

export const getPersonName = ({ user, reference }: PaidWithdrawal): string => user?.fullName ?? reference;

/** '2 retiros por $150.25'. */
export const describeWithdrawals = (rows: readonly { amount: string }[]): string =>
  `${rows.length === 1 ? '1 retiro' : `${rows.length} retiros`} por ${formatExactDollars(sumMoney(rows.map(({ amount }) => amount)))}`;

/** Withdrawals of which some can be left out. */
export function usePicked<Row extends { id: number; amount: string }>(rows: readonly Row[]) {
  const [except, setExcept] = useState<number[]>([]);
  const left = rows.filter(({ id }) => !except.includes(id));
  const toggle = (id: number) => setExcept(except.includes(id) ? except.filter((one) => one !== id) : [...except, id]);
  return { except, left, toggle };
}

type Props = {
  rows: readonly PaidWithdrawal[];
  except: readonly number[];
  onToggle: (id: number) => void;
};

/** Withdrawals with person, account and amount, each with a box to leave it out. */
export const WithdrawalPicker = ({ rows, except, onToggle }: Props) => (
  <WithdrawalRows>
    {rows.map((row) => (
      <li key={row.id}>
        <Checkbox label={getPersonName(row)} checked={!except.includes(row.id)} onChange={() => onToggle(row.id)} />
        <strong>{formatExactDollars(row.amount)}</strong>
        <small>{describeAccount(row)}</small>
      </li>
    ))}
  </WithdrawalRows>
);
