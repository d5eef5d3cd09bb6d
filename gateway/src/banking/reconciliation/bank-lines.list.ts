import { findCents } from '@cimiento/contracts';
import { ArgsType, Int, ObjectType } from 'type-graphql';
import type { ListConfig } from '../../platform/database/list/list-config';
import { dayFilters, ListArgs, listArgs, moneyListType, sortEnum, UpdatedRecordsArgs } from '../../platform/graphql';
import { User } from '../../access/records';
import { Order } from '../../investing/records';
import { Withdrawal } from '../withdrawals/withdrawal.entity';
import { BankLineStatusEnum, BankStatementLine } from '../statements/bank-statement-line.entity';

const BankLineSortEnum = sortEnum('BankLineSort', 'id', 'bookedOn', 'amount');
export type BankLineSort = keyof typeof BankLineSortEnum;
export type BankLineFilter = 'status' | 'bankAccountId';

const filters = {
  sort: BankLineSortEnum,
  status: [BankLineStatusEnum, 'Includes only lines with this status.'],
  bankAccountId: [Int, 'Includes only lines from this collecting account.'],
  ...dayFilters,
} as const;

@ArgsType()
export class BankLineListArgs extends listArgs(ListArgs, filters) {}

@ArgsType()
export class BankLineArgs extends listArgs(UpdatedRecordsArgs, filters) {}

@ObjectType({ description: 'One page of a list.' })
export class BankLineList extends moneyListType(BankStatementLine) {}

/** Lines of the bank's statements, searched by text, amount, order, withdrawal, or user (name or e-mail). */
export const bankLineListConfig: ListConfig<BankStatementLine, BankLineSort, BankLineFilter> = {
  entity: BankStatementLine,
  day: { column: 'bookedOn', of: 'date' },
  sum: { column: 'amount', in: 'cents' },
  sorts: { id: 'item.id', bookedOn: 'item.bookedOn', amount: 'item.amount' },
  filters: ['status', 'bankAccountId'],
  references: {
    user: {
      entity: User,
      column: 'userId',
      search: (contains) => [contains('user.fullName'), contains('user.email')],
    },
    paidOrder: { entity: Order, column: 'orderId', search: (contains) => [contains('paidOrder.number')] },
    withdrawal: {
      entity: Withdrawal,
      column: 'withdrawalId',
      search: (contains) => [
        contains('withdrawal.reference'),
        // A line that pays a withdrawal has no user.
        `withdrawal.userId IN (SELECT payee.id FROM users AS payee
          WHERE ${contains('payee.fullName')} OR ${contains('payee.email')})`,
      ],
    },
  },
  search: (contains, words, readBy) => {
    const cents = findCents(words.replaceAll(/[$,+-]/g, ''));
    return [
      // The text of a transfer names people.
      ...(readBy.readsUsers ? [contains('item.description')] : []),
      contains('item.reference'),
      ...(cents === null ? [] : [`item.amount IN (${cents}, -${cents})`]),
    ];
  },
};
