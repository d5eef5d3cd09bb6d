import { randomInt } from 'node:crypto';
import { toFractions } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { Order, type Project } from '../records';

// Without 0/O and 1/I/L: people read the number aloud and type it.
const receiptAlphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const randomGroup = (): string =>
  Array.from({ length: 5 }, () => receiptAlphabet[randomInt(receiptAlphabet.length)]).join('');

/** A new receipt number, 'CIM-7K3M9-QXR4T'. Random, so that it does not reveal how many orders there are. */
const createReceiptNumber = (): string => `CIM-${randomGroup()}-${randomGroup()}`;

type OrderTerms = Pick<Order, 'userId' | 'amount' | 'fundedFrom' | 'idempotencyKey' | 'inputHash'>;

/** A new order of a project on its present terms. The caller sets its status, with the facts that the status has. */
export const createOrder = (manager: EntityManager, project: Project, terms: OrderTerms): Order =>
  manager.create(Order, {
    ...terms,
    projectId: project.id,
    number: createReceiptNumber(),
    projectName: project.name,
    annualReturn: Number(project.annualReturn),
    fractions: toFractions(terms.amount),
    investmentId: null,
    roundId: null,
    reference: null,
    expiresAt: null,
    paidAt: null,
    remindedAt: null,
    cancellation: null,
    reservationNumber: null,
    createdAt: new Date(),
  });
