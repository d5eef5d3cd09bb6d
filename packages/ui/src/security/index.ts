export { createPasskey, hasPasskeys, signWithPasskey } from './passkeys';
export { SecondFactorPanel, type SecondFactorActions, type SecondFactorPanelProps } from './SecondFactorPanel';
