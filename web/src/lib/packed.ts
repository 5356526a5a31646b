/** A record inside a link: nobody keeps it but the link itself. */

async function through(data: BodyInit, stream: ReadableWritablePair): Promise<ArrayBuffer> {
  const body = new Response(data).body;
  return body ? new Response(body.pipeThrough(stream)).arrayBuffer() : new ArrayBuffer(0);
}

export async function pack(text: string): Promise<string> {
  const bytes = new Uint8Array(await through(text, new CompressionStream('deflate-raw')));
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The text of a packed record; throws on anything else. */
export async function unpack(packed: string): Promise<string> {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(await through(bytes, new DecompressionStream('deflate-raw')));
}
