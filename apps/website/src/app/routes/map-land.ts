export { loader } from '../../features/map/map-land.server.ts';
