import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import type { Deps } from '../deps'
import { AppError } from '../errors'
import type { App, AppContext } from './app-env'
import { contentSecurityPolicy, newNonce } from './security-headers'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const NONCE_TAG = /<meta\s+property="csp-nonce"[^>]*>/

/** Serves the built web application: files as they are, and its page for every other path of its own. */
export function serveWebApp(app: App, { env }: Deps): void {
  const files = listFiles(env.webDist)
  const page = files.has('/index.html') ? readFileSync(join(env.webDist, 'index.html'), 'utf8') : null
  app.get('*', (c) => {
    if (c.req.path.startsWith('/api/')) throw new AppError('not_found', 'There is no such call.')
    const path = decodePath(c.req.path)
    const file = join(env.webDist, path)
    // A new build may have taken it away since the start.
    if (path !== '/index.html' && files.has(path) && existsSync(file)) return sendFile(c, file, path)
    if (/^\/assets\//.test(path)) throw new AppError('not_found', 'There is no such file.')
    return page === null ? sendMissing(c) : sendPage(c, page)
  })
}

function sendPage(c: AppContext, page: string): Response {
  const nonce = newNonce()
  const tag = `<meta property="csp-nonce" nonce="${nonce}">`
  c.header('Content-Security-Policy', contentSecurityPolicy(nonce))
  c.header('Cache-Control', 'no-cache')
  return c.html(NONCE_TAG.test(page) ? page.replace(NONCE_TAG, tag) : page.replace('<head>', `<head>${tag}`))
}

function sendMissing(c: AppContext): Response {
  return c.text('The web application is not built yet: run "npm run build". The API is at /api.\n', 503)
}

/** Vite puts a hash of the content into the name of everything in /assets, so it never changes. */
function sendFile(c: AppContext, file: string, path: string): Response {
  const accepted = c.req.header('accept-encoding') ?? ''
  const packed = ENCODINGS.find(([name, suffix]) => accepts(accepted, name) && existsSync(file + suffix))
  c.header('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
  c.header('Cache-Control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
  c.header('Vary', 'Accept-Encoding')
  if (packed !== undefined) c.header('Content-Encoding', packed[0])
  const sent = packed === undefined ? file : file + packed[1]
  c.header('Content-Length', String(statSync(sent).size))
  return c.body(Readable.toWeb(createReadStream(sent)) as ReadableStream)
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...options] = part.split(';').map((piece) => piece.trim())
    return name === encoding && !options.includes('q=0')
  })

/** Only what was there at the start is served, so no path can lead out of the folder. */
function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
