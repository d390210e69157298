import type { LoaderFunctionArgs } from 'react-router';
import { shopContextOf } from '../../shared/request-context.ts';

/** Data of the page. */
export const loader = ({ context }: LoaderFunctionArgs) => ({ today: shopContextOf(context).shop.today });
