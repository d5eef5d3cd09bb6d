import type { AccessServices } from '../access/services';
import type { BooksServices } from '../books/services';
import type { IdentityServices } from '../identity/services';
import { ExitsService } from './exits/exits.service';
import { InvestmentsAdminService } from './investments/investments-admin.service';
import { InvestmentsLedger } from './investments/investments-ledger';
import { FeesService } from './fees/fees.service';
import { InvestmentsService } from './investments/investments.service';
import { OrderPayment } from './orders/order-payment';
import { OrderSettlement } from './orders/order-settlement';
import { OrderTermsService } from './orders/order-terms.service';
import { ReservedPayment } from './orders/reserved-payment';
import { OrdersAdminService } from './orders/orders-admin.service';
import { OrdersService } from './orders/orders.service';
import { PaymentMonthsService } from './payment-months/payment-months.service';
import { PaymentRunReversalsService } from './payment-runs/payment-run-reversals.service';
import { MonthRunsService } from './payment-runs/month-runs.service';
import { PaymentRunsService } from './payment-runs/payment-runs.service';
import { PaymentReferencesService } from './payments/payment-references.service';
import { PaymentStatusesService } from './payments/payment-statuses.service';
import { PaymentsAdminService } from './payments/payments-admin.service';
import { PaymentsImportService } from './payments/payments-import.service';
import { PaymentsLedger } from './payments/payments-ledger';
import { PaymentsService } from './payments/payments.service';
import type { Base, PlatformServices } from '../platform/services';
import { ProjectDocumentsService } from './projects/project-documents.service';
import { ProjectUpdatesService } from './projects/project-updates.service';
import { ProjectsService } from './projects/projects.service';
import { CalendarLinksService } from './rent-calendar/calendar-links.service';
import { InterestsService } from './rounds/interests.service';
import { RoundsService } from './rounds/rounds.service';
import { RentCalendarService } from './rent-calendar/rent-calendar.service';

export function createInvesting(
  { database, config }: Base,
  { idempotency, files, prepareUpload }: PlatformServices,
  { approvals }: AccessServices,
  { ledger, follower, moneyIn }: BooksServices,
  { identityGate }: IdentityServices,
) {
  const investmentsLedger = new InvestmentsLedger(follower);
  const orderTerms = new OrderTermsService(database, approvals, config.environment === 'production');
  const paymentsLedger = new PaymentsLedger(follower);
  const orderSettlement = new OrderSettlement(ledger, paymentsLedger);
  const orderPayment = new OrderPayment(ledger);
  const reservedPayment = new ReservedPayment(ledger, orderPayment, identityGate);
  const paymentMonths = new PaymentMonthsService(database);
  const rentCalendar = new RentCalendarService(database);
  const paymentRuns = new PaymentRunsService({
    database,
    idempotency,
    ledger: paymentsLedger,
    follower,
    orderTerms,
    moneyIn,
    months: paymentMonths,
  });
  return {
    calendarLinks: new CalendarLinksService(database, rentCalendar, config),
    exits: new ExitsService({ database, idempotency, follower, approvals, orders: orderSettlement }),
    fees: new FeesService(database, approvals),
    investments: new InvestmentsService(database),
    investmentsAdmin: new InvestmentsAdminService({
      database,
      idempotency,
      ledger: investmentsLedger,
      orders: orderSettlement,
      approvals,
    }),
    orders: new OrdersService({
      database,
      idempotency,
      payment: orderPayment,
      identity: identityGate,
      settlement: orderSettlement,
      terms: orderTerms,
      reservedPayment,
    }),
    ordersAdmin: new OrdersAdminService({ database, idempotency, settlement: orderSettlement, terms: orderTerms }),
    orderPayment,
    orderSettlement,
    orderTerms,
    paymentReferences: new PaymentReferencesService(database),
    paymentMonths,
    monthRuns: new MonthRunsService(paymentRuns),
    paymentRuns,
    paymentRunReversals: new PaymentRunReversalsService({
      database,
      idempotency,
      ledger: paymentsLedger,
      follower,
      approvals,
    }),
    payments: new PaymentsService(database),
    paymentsAdmin: new PaymentsAdminService({ database, idempotency, ledger: paymentsLedger, approvals, moneyIn }),
    paymentsImport: new PaymentsImportService(database, idempotency, paymentsLedger, moneyIn),
    paymentStatuses: new PaymentStatusesService(database, paymentsLedger, approvals, moneyIn),
    projectDocuments: new ProjectDocumentsService(database, files, idempotency, prepareUpload),
    projects: new ProjectsService(
      database,
      orderSettlement,
      idempotency,
      approvals,
      config.environment === 'production',
    ),
    projectUpdates: new ProjectUpdatesService(database, files, idempotency, prepareUpload),
    rentCalendar,
    reservedPayment,
    rounds: new RoundsService(database, ledger, approvals, idempotency),
    interests: new InterestsService(database, ledger, idempotency, identityGate),
  };
}

export type InvestingServices = ReturnType<typeof createInvesting>;
