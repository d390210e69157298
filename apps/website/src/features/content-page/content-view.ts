import type { PageGate } from '../../shared/content-gate.ts';

/** A card or line that leads to another page of content; `href` is a path of the router. */
export interface ContentLink {
  readonly href: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly picture?: string | undefined;
}

interface ContentView {
  readonly title: string;
  readonly intro: string;
  readonly picture?: string | undefined;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
  readonly links: readonly ContentLink[];
  /** Path of the search, where the page leads on to it. */
  readonly search?: string | undefined;
  /** Pages above this one, the widest first. */
  readonly trail: readonly { readonly href: string; readonly title: string }[];
  readonly isOver?: boolean | undefined;
  /** Path and query after `/{shop}` under which the page is listed, when it is not its own path. */
  readonly canonical?: string | undefined;
}

/** What every loader of a content page hands to `ContentPage`. */
export interface ContentPageData {
  readonly view: ContentView;
  readonly gate?: PageGate | undefined;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}

/** The view behind a gate that opens at once: what the page is about, and nothing of its content. */
export const heldBack = (data: ContentPageData): ContentPageData =>
  data.gate?.delay === 0 ? { ...data, view: { ...data.view, sections: [], links: [] }, jsonLd: [] } : data;
