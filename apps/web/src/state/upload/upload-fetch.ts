/**
 * A fetch that tells how much of the body is sent, 0..1: only XMLHttpRequest knows. The answer streams as it comes in.
 * It does what the API client needs: a URL, a method, headers, a text or a file as body, a signal.
 */
export function fetchTellingProgress(tell: (share: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const encoder = new TextEncoder();
      let answer: ReadableStreamDefaultController<Uint8Array> | null = null;
      let passedOn = 0;
      const passOn = () => {
        const news = request.responseText.slice(passedOn);
        passedOn += news.length;
        if (news !== '') answer?.enqueue(encoder.encode(news));
      };
      const fail = (error: Error) => {
        reject(error);
        answer?.error(error);
      };
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : input);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener('progress', ({ loaded, total }) => tell(total === 0 ? 1 : loaded / total));
      request.upload.addEventListener('load', () => tell(1));
      request.addEventListener('readystatechange', () => {
        if (request.readyState !== XMLHttpRequest.HEADERS_RECEIVED || request.status === 0) return;
        const body = new ReadableStream<Uint8Array>({ start: (controller) => void (answer = controller) });
        const { status, statusText } = request;
        resolve(new Response(body, { status, statusText }));
      });
      request.addEventListener('progress', passOn);
      request.addEventListener('load', () => {
        passOn();
        answer?.close();
      });
      request.addEventListener('error', () => fail(new TypeError('The connection was lost.')));
      request.addEventListener('abort', () => fail(new DOMException('The call was given up.', 'AbortError')));
      init.signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null);
    });
}
