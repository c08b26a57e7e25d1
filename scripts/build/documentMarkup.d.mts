export function slimDocument(html: string): string;
export function slimStillParts(html: string): string;
