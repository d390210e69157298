export { action, loader } from '../../features/consent/consent.server.ts';
