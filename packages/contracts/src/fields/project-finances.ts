import { month, nullable } from './field';
import type { ApiTexts } from './record';

/** The months of the report of a project. */
export const projectFinancesFields = {
  from: nullable(month('Desde')),
  to: nullable(month('Hasta')),
};

export const projectFinancesApiTexts: ApiTexts = {
  'ProjectFinanceMonth.period': 'El mes, AAAA-MM',
  'ProjectFinanceMonth.rent': 'La renta que llegó por este mes',
  'ProjectFinanceMonth.expenses': 'Los gastos que pagó el banco en este mes, por categoría',
  'ProjectFinanceMonth.fee': 'La comisión de la renta de este mes, con IVA',
  'ProjectFinanceMonth.reserve': 'Lo que se guardó de la renta de este mes; negativo si se tomó de lo guardado',
  'ProjectFinanceMonth.distributed': 'Lo que recibieron los inversionistas por este mes',
  'ProjectFinanceMonth.occupied': 'Cuánto estuvo arrendado, de 0 a 100; null si nadie lo registró',
  'MonthExpense.category': 'Categoría del gasto',
  'MonthExpense.amount': 'Lo que se gastó en ella',
};
