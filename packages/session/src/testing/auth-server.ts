import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aRefreshed, aSignedIn, aToken } from '@oaklet/api/testing'
import { onTestFinished } from 'vitest'

/** The server's side of a session over real HTTP: rotating refresh cookies, each good for one use. */
export interface AuthServer {
  readonly url: string
  /** Path and cookie of each call, in order. */
  readonly calls: { path: string; cookie: string | undefined }[]
  /** The next answers to this path are held back until the promise is done. */
  hold(path: string, until: Promise<unknown>): void
  stop(): Promise<void>
}

/** Its first token falls due at once; what a refresh gives lasts. */
export async function startAuthServer(): Promise<AuthServer> {
  const calls: AuthServer['calls'] = []
  const held = new Map<string, Promise<unknown>>()
  let generation = 0
  const nextCookie = () => `oaklet-refresh=r${(generation += 1)}; Path=/; HttpOnly; SameSite=Strict`
  const answerTo = (path: string, { headers }: IncomingMessage) => {
    if (path === '/api/auth/login') {
      return { status: 200, cookie: nextCookie(), body: aSignedIn({ token: aToken('first'), expiresIn: 50 }) }
    }
    if (path === '/api/auth/refresh' && headers.cookie === `oaklet-refresh=r${generation}`) {
      const token = aToken(`renewed${generation}`)
      return { status: 200, cookie: nextCookie(), body: aRefreshed({ token }) }
    }
    const cookie = 'oaklet-refresh=; Path=/; Max-Age=0'
    const isLogout = path === '/api/auth/logout'
    return isLogout
      ? { status: 200, cookie, body: { success: true } }
      : { status: 401, cookie, body: { success: false, code: 'refresh_refused', message: 'Ended' } }
  }
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    request.resume().on('end', () => {
      calls.push({ path, cookie: request.headers.cookie })
      const { status, cookie, body } = answerTo(path, request)
      void Promise.resolve(held.get(path)).then(() => {
        response.writeHead(status, { 'content-type': 'application/json', 'set-cookie': cookie })
        response.end(JSON.stringify(body))
      })
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    if (server.listening) await once(server.close(), 'close')
  }
  onTestFinished(stop)
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    calls,
    hold: (path, until) => void held.set(path, until),
    stop,
  }
}
