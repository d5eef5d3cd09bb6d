import type { StatusFacts } from '../values/status';

/** Status of an outbox message; the values are stored. A held message is not delivered until someone replays it. */
export const outboxStatuses = ['pending', 'sending', 'done', 'held', 'dead'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];
export const outboxStatus: Record<OutboxStatus, StatusFacts<OutboxStatus>> = {
  pending: { label: 'Por enviar', tone: 'neutral', isLive: true, next: ['sending'] },
  sending: { label: 'Enviando', tone: 'neutral', isLive: true, next: ['done', 'pending', 'held', 'dead'] },
  done: { label: 'Enviado', tone: 'success', isLive: false, next: ['pending'] },
  held: { label: 'Sin enviar', tone: 'warning', isLive: false, next: ['pending'] },
  dead: { label: 'Falló', tone: 'danger', isLive: false, next: ['pending'] },
};
