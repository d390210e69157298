export { questionLoader as loader } from '../../features/auth/newsletter-frequency.server.ts';
