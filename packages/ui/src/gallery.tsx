import { GalleryBasics } from './gallery-basics.tsx';
import { GalleryForms } from './gallery-forms.tsx';
import { GalleryPanels } from './gallery-panels.tsx';
import { GalleryTrip } from './gallery-trip.tsx';
import { TEXTS } from './gallery-fixtures.ts';
import type { GalleryContext } from './gallery-section.tsx';
import styles from './gallery.module.css';

/** Every component in every state (look section 10 "Component gallery"); a route outside live. The theme is the page's own. */
export function Gallery(context: GalleryContext) {
  return (
    <div className={`container ${styles['gallery'] ?? ''}`} lang="fr">
      <h1 className="t-2">{TEXTS.title}</h1>
      <div className={styles['columns']}>
        <GalleryBasics />
        <GalleryForms />
        <GalleryTrip {...context} />
        <GalleryPanels {...context} />
      </div>
    </div>
  );
}
