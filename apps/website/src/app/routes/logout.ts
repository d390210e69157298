export { action, loader } from '../../features/frame/logout.server.ts';
