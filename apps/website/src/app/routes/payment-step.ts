export { action, loader } from '../../features/payment/payment-step.server.ts';
