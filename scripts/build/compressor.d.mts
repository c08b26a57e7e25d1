export type Compressed = { br: Buffer | null; gzip: Buffer | null };

export function openCompressor(folder: string): {
  compress(hash: string, content: Buffer): Promise<Compressed>;
  forgetUnused(): void;
};
