import { crc32, deflateRawSync } from 'node:zlib';

/**
 * A ZIP archive of these files (APPNOTE 6.3, no extensions). Every file has the same date, so equal files give equal
 * bytes.
 * @param {{name: string, content: Buffer}[]} files
 * @returns {Buffer}
 */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const { name, content } of files) {
    const packed = deflateRawSync(content, { level: 9 });
    const path = Buffer.from(name);
    const fields = commonFields(content, packed, path);
    const header = Buffer.concat([word32(0x04034b50), fields, path]);
    parts.push(header, packed);
    directory.push(
      Buffer.concat([
        word32(0x02014b50),
        word16(20),
        fields,
        // No comment, first disk, no attributes; then where the file begins.
        Buffer.alloc(10),
        word32(offset),
        path,
      ]),
    );
    offset += header.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.concat([
    word32(0x06054b50),
    Buffer.alloc(4),
    word16(files.length),
    word16(files.length),
    word32(list.length),
    word32(offset),
    word16(0),
  ]);
  return Buffer.concat([...parts, list, end]);
}

/** What a file's own header and its entry in the directory share. */
function commonFields(content, packed, path) {
  const utf8Names = 0x0800;
  const deflate = 8;
  const firstOfJanuary2026 = ((2026 - 1980) << 9) | (1 << 5) | 1;
  return Buffer.concat([
    word16(20),
    word16(utf8Names),
    word16(deflate),
    word16(0),
    word16(firstOfJanuary2026),
    word32(crc32(content)),
    word32(packed.length),
    word32(content.length),
    word16(path.length),
    word16(0),
  ]);
}

function word16(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word32(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value >>> 0);
  return bytes;
}
