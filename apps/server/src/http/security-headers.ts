import { randomBytes } from 'node:crypto'
import type { Middleware } from './app-env'

const HSTS_SECONDS = 63_072_000

const FIXED_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
}

/** A value that the page's policy and its one injected style tag share. */
export const newNonce = (): string => randomBytes(18).toString('base64url')

/** The strict policy; with a nonce for a page, without one for everything else. */
export function contentSecurityPolicy(nonce?: string): string {
  const styles = nonce === undefined ? "'self'" : `'self' 'nonce-${nonce}'`
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styles}`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

/** Puts the security headers on every answer, and keeps the API's out of every cache. */
export const securityHeaders = (): Middleware => async (c, next) => {
  for (const [name, value] of Object.entries(FIXED_HEADERS)) c.header(name, value)
  c.header('Content-Security-Policy', contentSecurityPolicy())
  if (c.get('isHttps')) c.header('Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`)
  if (c.req.path.startsWith('/api/')) c.header('Cache-Control', 'no-store')
  await next()
}
