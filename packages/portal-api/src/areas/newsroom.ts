import { newsroom as calls } from '../contract/newsroom/calls.ts';
import { worded } from './worded.ts';

export const newsroom = {
  ...calls,
  closeTopic: worded(calls.closeTopic, (given: { id: string; closed: boolean }) => given),
};
