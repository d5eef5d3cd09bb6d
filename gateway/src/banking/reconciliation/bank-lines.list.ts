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
    user: { entity: User, column: 'userId', isShown: true, search: ({ isPerson }) => [isPerson('user.id')] },
    paidOrder: { entity: Order, column: 'orderId', search: ({ startsWith }) => [startsWith('paidOrder.number')] },
    withdrawal: {
      entity: Withdrawal,
      column: 'withdrawalId',
      search: ({ startsWith }) => [startsWith('withdrawal.reference')],
    },
    // A line that pays a withdrawal has no user.
    paidWithdrawal: {
      entity: Withdrawal,
      column: 'withdrawalId',
      search: ({ isPerson }) => [isPerson('paidWithdrawal.userId')],
    },
  },
  tokens: 'bank_line',
  search: ({ contains, folded, readBy }) => {
    const cents = findCents(folded.replaceAll(/[$,+-]/g, ''));
    return [
      // The words of a line are those of a transfer too, which names people.
      ...(readBy.readsUsers ? [] : [contains('item.reference')]),
      ...(cents === null ? [] : [`item.amount IN (${cents}, -${cents})`]),
    ];
  },
};
