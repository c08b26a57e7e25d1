export function slimDocument(html: string): string;
export function slimStaticIslands(html: string): string;
