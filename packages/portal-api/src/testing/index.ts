import { describe } from 'vitest';
import { accountCalls } from './contract-suite/account-calls.ts';
import { passwordCalls } from './contract-suite/password-calls.ts';
import { registrationCalls } from './contract-suite/registration-calls.ts';
import { signInCodeCalls } from './contract-suite/sign-in-code-calls.ts';
import { commonRules } from './contract-suite/common-rules.ts';
import { directoryCalls } from './contract-suite/directory-calls.ts';
import { eventStreamRules } from './contract-suite/event-stream-rules.ts';
import { chatCalls } from './contract-suite/chat-calls.ts';
import { messageCalls } from './contract-suite/message-calls.ts';
import { messageChangeCalls } from './contract-suite/message-change-calls.ts';
import { friendCalls } from './contract-suite/friends-calls.ts';
import { groupCalls } from './contract-suite/groups-calls.ts';
import { settingsCalls } from './contract-suite/settings-calls.ts';
import { applicationCalls } from './contract-suite/applications-calls.ts';
import { workspaceCalls } from './contract-suite/workspace-calls.ts';
import { newsroomCalls } from './contract-suite/newsroom-calls.ts';
import { diskCalls } from './contract-suite/disk-calls.ts';
import { collectionCalls } from './contract-suite/collection-calls.ts';
import type { ContractWorld } from './contract-suite/world.ts';

export { prepareRequest } from '../client/request.ts';
export { createWireApi, type WireApi } from './wire-api.ts';
export { openBrowser, type TestBrowser } from './browser.ts';
export * from './sample-input.ts';
export type { ContractWorld } from './contract-suite/world.ts';

/**
 * Tests an implementation of the contract through the portal's client.
 * @param world Called once tests run, so that `beforeAll` can start the server.
 */
export function describeContract(world: () => ContractWorld): void {
  describe('the contract', () => {
    commonRules(world);
    accountCalls(world);
    passwordCalls(world);
    registrationCalls(world);
    signInCodeCalls(world);
    directoryCalls(world);
    messageCalls(world);
    messageChangeCalls(world);
    chatCalls(world);
    friendCalls(world);
    groupCalls(world);
    settingsCalls(world);
    applicationCalls(world);
    workspaceCalls(world);
    newsroomCalls(world);
    diskCalls(world);
    collectionCalls(world);
    eventStreamRules(world);
  });
}
