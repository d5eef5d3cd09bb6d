import cluster from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';

// A worker that is asked for metrics asks the supervisor, which asks all workers and adds up what they answer.

const messageType = 'cimiento:metrics';
const answerLimitMs = 8000;

type MetricsMessage = { type: typeof messageType; id: number; text: string | null };

const isMetricsMessage = (message: unknown): message is MetricsMessage =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === messageType;

/** Answers workers that ask for the metrics of all of them. Runs in the supervisor. */
export function collectMetricsOfWorkers(): void {
  const aggregator = new AggregatorRegistry();
  cluster.on('message', (worker, message: unknown) => {
    if (!isMetricsMessage(message)) return;
    const answer = (text: string | null): void => {
      if (worker.isConnected()) worker.send({ ...message, text } satisfies MetricsMessage);
    };
    // A worker that is killed while it is asked never answers.
    aggregator.clusterMetrics().then(answer, () => answer(null));
  });
}

/** Asks the supervisor. Null when a worker did not answer in time. */
function askSupervisor(id: number): Promise<string | null> {
  return new Promise((resolve) => {
    const end = (text: string | null): void => {
      clearTimeout(timer);
      process.off('message', receive);
      resolve(text);
    };
    const receive = (message: unknown): void => {
      if (isMetricsMessage(message) && message.id === id) end(message.text);
    };
    const timer = setTimeout(end, answerLimitMs, null);
    process.on('message', receive);
    process.send?.({ type: messageType, id, text: null } satisfies MetricsMessage);
  });
}

/**
 * What reads the metrics of this process, or of all workers if it is one of them. They are null when a worker does not answer in time:
 * the counters of the others alone would look like those after a restart.
 */
export function createMetricsReader(registry: Registry): () => Promise<string | null> {
  if (!cluster.isWorker) return () => registry.metrics();
  AggregatorRegistry.setRegistries(registry);
  // Listens for the supervisor's requests.
  new AggregatorRegistry();
  let last = 0;
  return () => askSupervisor((last += 1));
}
