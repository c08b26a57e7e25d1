export type BuildCache = {
  made(content: string | Buffer, ending: string, make: () => Promise<string | Buffer>): Promise<Buffer>;
  forgetUnused(): void;
};
export function openBuildCache(folder: string): BuildCache;
