import { rmSync } from 'node:fs';
import { endWithProcess } from './endings.mjs';

/**
 * Opens a database that is removed when this process ends, if not before.
 * @param open resolves to what identifies the database, with `drop`, which removes it
 * @param folderOf the folder that holds it, if any
 */
export async function openPlace(open, folderOf = ({ variables }) => variables.DATA_DIR) {
  const place = await open();
  const isDropped = endWithProcess(() => {
    const folder = folderOf(place);
    if (folder) rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...place,
    async drop() {
      await place.drop();
      isDropped();
    },
  };
}
