/** A run of text inside a paragraph. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'strong' | 'emphasis'; children: readonly Inline[] }
  | { kind: 'link'; href: string; children: readonly Inline[] };

export type Block =
  | { kind: 'paragraph'; children: readonly Inline[] }
  | { kind: 'heading'; id: string; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly (readonly Inline[])[] }
  | {
      kind: 'table';
      head: readonly (readonly Inline[])[];
      rows: readonly (readonly (readonly Inline[])[])[];
    };

/** A part under a second-level heading. Its id is written in the source and is the same in all languages. */
export type LegalSection = { id: string; title: string; blocks: readonly Block[] };

/** One document in one language, ready to be shown. */
export type LegalDocument = {
  title: string;
  /** The short label above the title. */
  badge: string;
  lead: string;
  /** Date of the latest change, `2026-11-02`. */
  updated: string;
  sections: readonly LegalSection[];
};
