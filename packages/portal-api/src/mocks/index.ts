export { MockCollection, type MockFavourite } from './collection-state.ts';
export { type MockGroup, MockGroups, mockGroups } from './group-state.ts';
export { mock, MockRefusal, type Identify, type MockCaller } from './mock.ts';
export { mockPassword, mockPeople, type MockPerson } from './people.ts';
export { listHandlers, mockHandlers, scenarios, type MockHandlers, type ScenarioName } from './scenarios.ts';
export { mockToken, MockWorld, type MockWorldOptions } from './world.ts';
export { MockFriendships } from './friendships.ts';
export { MockPreferences } from './preferences.ts';
