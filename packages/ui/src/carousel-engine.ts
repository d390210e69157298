import EmblaCarousel from 'embla-carousel';

/** The moving part of a carousel. */
export type Slider = { readonly step: (by: 1 | -1) => void; readonly stop: () => void };

/** Makes the slides of `element` move and loop; loaded with the first touch of a carousel. Without motion it jumps. */
export function startSlider({
  element,
  isRtl,
  onSelect,
}: {
  readonly element: HTMLElement;
  readonly isRtl: boolean;
  readonly onSelect: (index: number) => void;
}): Slider {
  const embla = EmblaCarousel(element, { loop: true, direction: isRtl ? 'rtl' : 'ltr' });
  embla.on('select', () => onSelect(embla.selectedScrollSnap()));
  const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return {
    step: (by) => (by > 0 ? embla.scrollNext(isStill()) : embla.scrollPrev(isStill())),
    stop: () => embla.destroy(),
  };
}
