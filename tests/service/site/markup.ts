import { createHash } from 'node:crypto';

/** What the content policy judges in a page. */
export type Markup = {
  /** Texts of the inline scripts that run; data blocks are none. */
  scripts: string[];
  /** Addresses of the scripts that are loaded. */
  sources: string[];
  /** Those among them that a current browser loads. */
  modern: string[];
  /** Texts of the inline styles. */
  styles: string[];
  /** Attributes that a strict policy blocks. */
  blocked: string[];
};

export function readMarkup(html: string): Markup {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].map(
    ([, attributes = '', text = '']) => ({
      attributes,
      text,
    }),
  );
  const isData = (attributes: string) => /type="application\/(ld\+)?json"/.test(attributes);
  const source = (attributes: string) => /\bsrc="([^"]+)"/.exec(attributes)?.[1];
  const tags = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
  return {
    scripts: scripts
      .filter(({ attributes }) => !source(attributes) && !isData(attributes))
      .map(({ text }) => text),
    sources: scripts.flatMap(({ attributes }) => source(attributes) ?? []),
    modern: scripts.flatMap(({ attributes }) =>
      /\bnomodule\b/i.test(attributes) ? [] : (source(attributes) ?? []),
    ),
    styles: [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(([, text = '']) => text),
    blocked: [...tags.matchAll(/<[a-z][^>]*?\s(style|on[a-z]+)=/g)].map(([tag]) => tag),
  };
}

/** A directive of a policy as the list of its sources; empty when it is absent. */
export function directive(policy: string, name: string): string[] {
  const found = policy.split(';').find((part) => part.trim().split(' ')[0] === name);
  return found ? found.trim().split(/ +/).slice(1) : [];
}

export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
