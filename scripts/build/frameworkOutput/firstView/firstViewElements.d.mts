export type Element = {
  tagName: string;
  attrs: { name: string; value: string }[];
  parentNode: Element | null;
  childNodes: Element[];
};
export function firstViewElements(html: string): { elements: Element[]; below: string };
