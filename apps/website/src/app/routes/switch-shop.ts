export { action, loader } from '../../features/frame/switch-shop.server.ts';
