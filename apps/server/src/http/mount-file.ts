import type { Endpoint, FileAnswer } from '@oaklet/api/contract'
import type * as z from 'zod/mini'
import type { Deps } from '../deps'
import type { App, AppContext } from './app-env'
import { type Call, type PublicCall, readCall } from './mount'
import { requireAccess, requirePlace } from './permissions'
import { routePath } from './route-path'
import type { StreamedFile } from './stream-file'

/** Mounts an endpoint that answers a file, for those who may call it; errors stay JSON. */
export function mountFile<P extends string, Q extends z.ZodMiniType | undefined>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, Q, undefined, typeof FileAnswer>,
  verb: (call: Call<P, Q, undefined>) => Promise<FileAnswer | StreamedFile>,
): void {
  app.on(endpoint.method, routePath(endpoint.path), async (c) => {
    const actor = await c.get('authenticate')()
    const scope = requireAccess(actor, endpoint.access)
    requirePlace(actor, c.req.param())
    return answerFile(
      c,
      await verb({ ...(await readCall(c, deps, endpoint)), actor, scope, callKey: () => null }),
    )
  })
}

/** Mounts an endpoint that answers a file to a client who opened a link, like `mountForClient`. */
export function mountFileForClient<P extends string, Q extends z.ZodMiniType | undefined, Entered>(
  app: App,
  deps: Deps,
  endpoint: Endpoint<P, Q, undefined, typeof FileAnswer>,
  enter: (deps: Deps, c: AppContext) => Promise<Entered>,
  verb: (call: PublicCall<P, Q, undefined> & { by: Entered }) => Promise<FileAnswer>,
): void {
  if (endpoint.access !== 'packet') throw new TypeError(`${endpoint.name} is not for clients: use mountFile`)
  app.on(endpoint.method, routePath(endpoint.path), async (c) => {
    const by = await enter(deps, c)
    return answerFile(c, await verb({ ...(await readCall(c, deps, endpoint)), by }))
  })
}

function answerFile(c: AppContext, file: FileAnswer | StreamedFile): Response {
  const size = 'body' in file ? file.size : file.bytes.byteLength
  c.header('Content-Type', file.contentType)
  c.header('Content-Length', String(size))
  // Whoever opens the answer in a tab all the same gets a page that can do nothing.
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('Content-Disposition', disposition(file.fileName))
  return c.body('body' in file ? file.body : new Uint8Array(file.bytes))
}

/** Our names are plain ASCII; anything else would need an encoding of its own. */
function disposition(fileName: string | null): string {
  if (fileName === null) return 'attachment'
  if (!/^[\w.-]+$/.test(fileName)) throw new Error('A file name must be plain ASCII')
  return `attachment; filename="${fileName}"`
}
