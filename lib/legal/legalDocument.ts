/** A heading and its anchor, which is written in the source and is the same in all languages. */
export type LegalHeading = { id: string; title: string };

/** A part under a second-level heading, with the headings in it, and its text as markup. */
export type LegalSection = LegalHeading & { parts: readonly LegalHeading[]; markup: string };

/** One document in one language, ready to be shown. */
export type LegalDocument = {
  title: string;
  badge: string;
  lead: string;
  /** Date of the latest change, `2026-11-02`. */
  updated: string;
  sections: readonly LegalSection[];
};

/** From `What we keep {#what-we-keep}`; null without an anchor. */
export function readHeading(text: string): LegalHeading | null {
  const [, title, id] = /^(.*\S)\s+\{#([a-z][a-z0-9-]*)\}$/.exec(text) ?? [];
  return title && id ? { id, title } : null;
}
