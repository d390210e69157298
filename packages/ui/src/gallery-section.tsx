import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** Where the gallery is shown: the shop's locale and direction, and a picture the site can serve. */
export type GalleryContext = { readonly locale: string; readonly isRtl: boolean; readonly pictureUrl?: string | undefined };

/** One section of the gallery under its eyebrow. */
export function GallerySection({ title, isWide = false, children }: { readonly title: string; readonly isWide?: boolean; readonly children: ReactNode }) {
  return (
    <section className={isWide ? styles['wide'] : styles['section']}>
      <h2 className="eyebrow">{title}</h2>
      <div className={styles['content']}>{children}</div>
    </section>
  );
}

/** Things side by side that wrap. */
export function GalleryRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
