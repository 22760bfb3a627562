export { SecondFactor } from './SecondFactor.tsx';
export type {
  SecondFactorLabels,
  SecondFactorProps,
  SecondFactorPurpose,
  SecondFactorStep,
} from './types.ts';
