// What other areas and the rest of the server may use.
export { setPersonState } from './commands/accounts.ts';
export { addDepartment, removeDepartment, renameDepartment } from './commands/departments.ts';
export { type ProviderChange, setIdentityProvider } from './commands/identity-provider.ts';
export { addPerson, changePerson } from './commands/write-person.ts';
export { findPersonRows, type PersonRow } from './queries/people.ts';
export { setMenu } from './commands/menu.ts';
export { readMenu } from './queries/menu.ts';
