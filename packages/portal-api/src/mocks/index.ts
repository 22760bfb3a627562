export {
  exampleHandlers,
  offline,
  pending,
  refusal,
  refusedWith,
  type ExampleHandlers,
  type MockResponse,
  type MockResponses,
} from './handlers.ts';
export type { CallName, CallNamed } from './calls.ts';
