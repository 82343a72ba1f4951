/** A `fetch` that tells how much of its body has been sent, 0 to 1, which the browser's own cannot. For text answers. */
export function sendWithProgress(told: (part: number) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers, body, signal } = init;
      const request = new XMLHttpRequest();
      request.open(method, String(input));
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => told(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(createResponse(request));
      request.onerror = () => reject(new TypeError('The request got no answer'));
      request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'));
      signal?.addEventListener('abort', () => request.abort(), { once: true });
      request.send(body as XMLHttpRequestBodyInit | null);
    });
}

/** Statuses whose answer has no body, not even an empty one. */
const withoutBody = [204, 205, 304];

function createResponse(request: XMLHttpRequest): Response {
  const lines = request.getAllResponseHeaders().split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ');
    if (name !== '') headers.append(name, value.join(': '));
  }
  const { status, statusText, responseText } = request;
  return new Response(withoutBody.includes(status) ? null : responseText, { status, statusText, headers });
}
