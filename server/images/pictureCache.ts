/** A bounded memory of encoded pictures: the ones used least recently go first. */
export type PictureCache = {
  get(key: string): Buffer | null;
  set(key: string, picture: Buffer): void;
};

export function makePictureCache(largestTotal: number): PictureCache {
  const pictures = new Map<string, Buffer>();
  let total = 0;
  return {
    get(key) {
      const picture = pictures.get(key);
      if (!picture) return null;
      pictures.delete(key);
      pictures.set(key, picture);
      return picture;
    },
    set(key, picture) {
      if (picture.length > largestTotal / 4 || pictures.has(key)) return;
      pictures.set(key, picture);
      total += picture.length;
      for (const [oldest, { length }] of pictures) {
        if (total <= largestTotal) break;
        pictures.delete(oldest);
        total -= length;
      }
    },
  };
}
