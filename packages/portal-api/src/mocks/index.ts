export {
  exampleHandlers,
  offline,
  pending,
  refusal,
  refusedWith,
  type ExampleHandlers,
  type MockAnswer,
  type MockAnswers,
} from './handlers.ts';
export type { CallName, CallNamed } from './calls.ts';
