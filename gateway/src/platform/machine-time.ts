// The global is replaced where the clock of a sandbox can be moved (`sandbox/clock.ts`).
const MachineDate = Date;

/**
 * Milliseconds since 1970 by the clock of the machine, in a sandbox too: for what others compare with their own clocks, such as codes of
 * authenticator apps and signatures of webhooks.
 */
export const getMachineTime = (): number => MachineDate.now();
