/** Longest search taken from an address, in characters. */
export const MOST_QUERY = 80;

/** A page of the help; `href` is a path of the router. */
export interface HelpLink {
  readonly href: string;
  readonly title: string;
  readonly isCurrent?: boolean;
}

/** A category with its parts and the questions of all of them. */
export interface HelpTopic extends HelpLink {
  readonly id: string;
  readonly parts: readonly HelpLink[];
  readonly questions: readonly HelpLink[];
}

/** What the help is drawn from: all its topics, a topic or one of its parts, an answer, or what was found for a few words. */
export interface HelpData {
  readonly kind: 'home' | 'topic' | 'answer' | 'found';
  readonly title: string;
  readonly intro: string;
  readonly topics: readonly HelpTopic[];
  /** Pages above this one, the widest first. */
  readonly trail: readonly HelpLink[];
  /** Questions to choose from on this page. */
  readonly questions: readonly HelpLink[];
  readonly paragraphs: readonly string[];
  /** Calendar day on which an answer was last changed. */
  readonly updatedOn?: string | undefined;
  /** What was searched for. */
  readonly query: string;
  readonly jsonLd: readonly Readonly<Record<string, unknown>>[];
}
