/** A setting is missing or invalid; the message is one line for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
