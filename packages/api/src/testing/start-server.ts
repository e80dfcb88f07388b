import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TestServer {
  url: string
  close(): Promise<void>
}

/** A real HTTP server on a free port of this machine, for the client's own tests. */
export async function startServer(
  answer: (request: IncomingMessage, response: ServerResponse, body: string) => void,
): Promise<TestServer> {
  // An idle connection stays open: one that is closed as it is used again fails its request, which takes a slow machine.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (body += chunk))
    request.on('end', () => answer(request, response, body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
