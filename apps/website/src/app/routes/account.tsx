import { AccountPage } from '../../features/account/account-page.tsx';
import { AccountEntry } from '../../features/frame/account-entry.tsx';

export { loader, action } from '../../features/account/account-page.server.ts';
export { PageError as ErrorBoundary } from '../../features/technical-error/page-error.tsx';

/** The account area, with the rows of the frame's own menu beside it. */
const Account = () => <AccountPage Entry={AccountEntry} />;
export default Account;
