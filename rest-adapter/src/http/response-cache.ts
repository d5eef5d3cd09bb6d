import { createHash } from 'node:crypto';

/** An answer as it goes over the wire. */
export type Prepared = {
  body: Buffer;
  etag: string;
  /** The `Link` header, when another page follows. */
  link: string | undefined;
};

/** The bytes of an answer, and the name that they go by in `If-None-Match`. */
export function prepared(value: unknown, link?: string): Prepared {
  const body = Buffer.from(JSON.stringify(value));
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, link };
}

type Kept = { answer: Promise<Prepared>; until: number; known?: Prepared };

// A stranger may ask for pages of any size: what is kept for them stays small.
const mostAnswers = 100;

/**
 * Answers that are the same for every visitor, read once for all who ask within a moment. What a process keeps is forgotten before
 * anybody could miss a change for longer than that, so that processes need not tell each other.
 */
export class ResponseCache {
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly ms: number) {}

  /** The answer at an address that is there already. */
  known(address: string): Prepared | undefined {
    const kept = this.kept.get(address);
    return kept && performance.now() < kept.until ? kept.known : undefined;
  }

  /** The answer at an address: one that is kept, or a new one. A failure is not kept. */
  of(address: string, read: () => Promise<Prepared>): Promise<Prepared> {
    const now = performance.now();
    const known = this.kept.get(address);
    if (known && now < known.until) return known.answer;
    if (this.kept.size >= mostAnswers) this.kept.clear();
    const answer = read();
    const entry: Kept = { answer, until: now + this.ms };
    this.kept.set(address, entry);
    answer.then(
      (result) => (entry.known = result),
      () => this.kept.delete(address),
    );
    return answer;
  }
}
