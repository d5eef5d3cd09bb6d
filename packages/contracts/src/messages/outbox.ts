/** Status of an outbox message; the values are stored. A held message is not delivered until someone replays it. */
export const outboxStatuses = ['pending', 'sending', 'done', 'held', 'dead'] as const;
export type OutboxStatus = (typeof outboxStatuses)[number];
export const outboxStatusLabel: Record<OutboxStatus, string> = {
  pending: 'Por enviar',
  sending: 'Enviando',
  done: 'Enviado',
  held: 'Sin enviar',
  dead: 'Falló',
};
