export { loader } from '../redirects.server.ts';
