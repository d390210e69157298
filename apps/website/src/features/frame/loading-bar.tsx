import { useEffect, useState } from 'react';
import styles from './frame.module.css';

export type LoadingBarState = 'HIDDEN' | 'LOADING' | 'FINISHED';

const FINISH_TIME = 300;

/** A thin bar while a page is on its way: HIDDEN, LOADING, FINISHED (platform 2.1). */
export const LoadingBar = ({ isLoading, label }: { readonly isLoading: boolean; readonly label: string }) => {
  const [state, setState] = useState<LoadingBarState>('HIDDEN');
  useEffect(() => {
    if (isLoading) {
      setState('LOADING');
      return undefined;
    }
    setState((before) => (before === 'LOADING' ? 'FINISHED' : before));
    const timer = setTimeout(() => {
      setState('HIDDEN');
    }, FINISH_TIME);
    return () => {
      clearTimeout(timer);
    };
  }, [isLoading]);
  return (
    <>
      <div className={styles['bar']} data-state={state} aria-hidden="true" />
      <div className="visually-hidden" role="status">
        {state === 'LOADING' ? label : ''}
      </div>
    </>
  );
};
