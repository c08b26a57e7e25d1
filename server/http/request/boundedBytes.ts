/** Reads what arrives in pieces. @throws what `tooLarge` makes of more than `maxBytes` */
export async function boundedBytes(
  pieces: AsyncIterable<Uint8Array>,
  maxBytes: number,
  tooLarge: () => Error,
): Promise<Buffer> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const piece of pieces) {
    size += piece.byteLength;
    if (size > maxBytes) throw tooLarge();
    read.push(piece);
  }
  return Buffer.concat(read);
}

/** Reads the body of another server's response as text. @throws Error when it is larger than `maxBytes`. */
export async function boundedText({ body }: Response, maxBytes: number): Promise<string> {
  const tooLarge = () => new Error(`The other server answered with more than ${maxBytes} bytes.`);
  return body ? (await boundedBytes(body, maxBytes, tooLarge)).toString('utf8') : '';
}
