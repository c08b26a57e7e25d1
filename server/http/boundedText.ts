/** The body of another server's answer as text. @throws Error when it is larger than `maximumBytes`. */
export async function boundedText(answer: Response, maximumBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.byteLength;
    if (size > maximumBytes)
      throw new Error(`The other server answered with more than ${maximumBytes} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
