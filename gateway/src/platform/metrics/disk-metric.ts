import { Gauge, type Registry } from 'prom-client';
import { readFreeBytes } from '../files/disk';

/** Adds the free space of the disk with the uploaded files. Where the system does not say it, there is no value. */
export function registerDiskMetric(registry: Registry, filesDir: string): void {
  new Gauge({
    name: 'cimiento_disk_free_bytes',
    help: 'Bytes that can still be written to the disk of DATA_DIR.',
    registers: [registry],
    async collect() {
      const free = await readFreeBytes(filesDir);
      if (free === null) this.remove({});
      else this.set(free);
    },
  });
}
