export { loader } from '../../features/hotel/hotel-reviews.server.ts';
