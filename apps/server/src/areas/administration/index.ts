// What other areas and the rest of the server may use.
export { type ProviderChange, setIdentityProvider } from './commands/identity-provider.ts';
