export { me, message, peer, withPeer } from './messages.ts';
