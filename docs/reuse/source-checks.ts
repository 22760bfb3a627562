import { describeContactSource } from '@snap/portal-ui/contact-source-kit';
import { expect, test } from 'vitest';
import { source } from './contact-source.ts';
import './stand-in.ts';

describeContactSource(() => source, {
  test,
  expect,
  search: { query: 'li', finds: '10086' },
  knownIds: ['10086'],
});
