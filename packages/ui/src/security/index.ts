export { createPasskey, hasPasskeys, isPasskeyCancelled, signWithPasskey } from './passkeys';
export { SecondFactorPanel, type SecondFactorActions, type SecondFactorPanelProps } from './SecondFactorPanel';
