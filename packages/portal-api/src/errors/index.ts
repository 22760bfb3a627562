export type { Catalogue } from './catalogue.ts';
export { describeFailure, failureText } from './describe-failure.ts';
export { describeForward, type ForwardOutcome } from './describe-forward.ts';
export { toastDurations, type Toast } from './toast.ts';
