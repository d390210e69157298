import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ShopLink } from '../../shared/shop-link.tsx';
import { useShop } from '../../shared/shell.tsx';

/** To sign in or sign up and come back to this page; a dark site has its sign-in on its home (platform 2.1, 2.3). */
export const SignInLink = ({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) => {
  const { capabilities } = useShop();
  const { pathname, search } = useLocation();
  const look = className === undefined ? {} : { className };
  if (capabilities.darkSite === true)
    return (
      <ShopLink to="home" {...look}>
        {children}
      </ShopLink>
    );
  return (
    <ShopLink to="bookingAuth" search={{ onauthsuccess: `${pathname}${search}` }} {...look}>
      {children}
    </ShopLink>
  );
};
