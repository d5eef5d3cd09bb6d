// Messages that one process delivers at the same time. Those to endpoints have their own room, and each endpoint a part of it: slow
// receivers hold up neither e-mails nor each other.
const maxInFlight = 8;
const maxToEndpoints = 32;
const maxToEndpoint = 4;
/** Most messages that one process delivers at the same time. */
export const maxDeliveries = maxInFlight + maxToEndpoints;

/** Number of messages that this process may still deliver: to each endpoint, to all of them, and of the other topics. */
export class Room {
  private readonly toEndpoint = new Map<number, number>();
  private others = maxInFlight;
  private toEndpoints = maxToEndpoints;

  /** @param inFlight the endpoint of each delivery that is under way; null for other topics */
  constructor(inFlight: readonly (number | null)[]) {
    for (const endpointId of inFlight) this.take(endpointId);
  }

  get isFull(): boolean {
    return this.others <= 0 && this.toEndpoints <= 0;
  }

  /** Takes the place of one delivery; false if there is none. */
  take(endpointId: number | null): boolean {
    if (endpointId === null) {
      this.others -= 1;
      return this.others >= 0;
    }
    const left = this.toEndpoint.get(endpointId) ?? maxToEndpoint;
    if (left <= 0 || this.toEndpoints <= 0) return false;
    this.toEndpoint.set(endpointId, left - 1);
    this.toEndpoints -= 1;
    return true;
  }

  /** Conditions that leave out what there is no room for. */
  toSql(): string {
    const full = [...this.toEndpoint].filter(([, left]) => left <= 0).map(([id]) => id);
    const isOpen = full.length === 0 ? 'endpointId IS NOT NULL' : `endpointId NOT IN (${full.join(', ')})`;
    if (this.others <= 0) return ` AND ${isOpen}`;
    if (this.toEndpoints <= 0) return ' AND endpointId IS NULL';
    return full.length === 0 ? '' : ` AND (endpointId IS NULL OR ${isOpen})`;
  }
}
