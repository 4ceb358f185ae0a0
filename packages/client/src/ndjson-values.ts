/** The values of an NDJSON stream as they come in. */
export async function* ndjsonValues(body: ReadableStream<Uint8Array>): AsyncGenerator {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const parts = (rest + (done ? decoder.decode() : decoder.decode(value, { stream: true }))).split('\n');
    rest = done ? '' : (parts.pop() ?? '');
    for (const part of parts) if (part !== '') yield JSON.parse(part) as unknown;
    if (done) return;
  }
}
