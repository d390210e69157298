export { loader } from '../../features/frame/partner-bar.server.ts';
