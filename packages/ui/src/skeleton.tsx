import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export type BoneShape = 'line' | 'short' | 'title' | 'price' | 'button' | 'picture' | 'fill';

/** One grey box with the size of what it stands for; seen only after 150 ms, so quick answers do not flash. */
export function Bone({ shape = 'line' }: { readonly shape?: BoneShape }) {
  return <span aria-hidden className={clsx(styles['bone'], styles[shape])} />;
}

/** Says that something is loading, and holds the bones. */
export function SkeletonRegion({
  label,
  children,
  className,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  return (
    <div aria-busy className={className}>
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  );
}

/** A hotel card that is loading: the same three boxes as the card itself. */
export function CardSkeleton() {
  return (
    <div aria-hidden className={styles['cardBox']}>
      <div className={styles['card']}>
        <div className={styles['picturePart']}>
          <Bone shape="fill" />
        </div>
        <div className={styles['words']}>
          <Bone shape="short" />
          <Bone shape="title" />
          <Bone />
          <Bone />
          <Bone shape="short" />
        </div>
        <div className={styles['prices']}>
          <Bone shape="short" />
          <Bone shape="price" />
          <Bone shape="button" />
        </div>
      </div>
    </div>
  );
}
