export { mock, MockRefusal, type Identify, type MockCaller } from './mock.ts';
export { mockPassword, mockPeople, type MockPerson } from './people.ts';
export { listHandlers, mockHandlers, scenarios, type MockHandlers, type ScenarioName } from './scenarios.ts';
export { mockGroups, mockToken, MockWorld, type MockGroup, type MockWorldOptions } from './world.ts';
