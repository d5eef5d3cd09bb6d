import { readFileSync } from 'node:fs';

/**
 * Resident memory of a process in MB.
 * @param {number} pid
 * @param {'VmRSS' | 'VmHWM'} [name] now, or the most that it ever had
 */
export const readMemory = (pid, name = 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
