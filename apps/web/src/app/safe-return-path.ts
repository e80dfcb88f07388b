import { paths } from '../shared/paths'

const PUBLIC_PATHS: readonly string[] = [
  paths.root(),
  paths.login(),
  paths.register(),
  paths.forgotPassword(),
  paths.mfaVerification(),
]

/** Where to go after signing in: where the person was going if that is inside this application, else the dashboard. */
export function safeReturnPath(wanted: unknown, origin: string): string {
  if (typeof wanted !== 'string' || !URL.canParse(wanted, origin)) return paths.dashboard()
  const url = new URL(wanted, origin)
  const isOurs = url.origin === origin && wanted.startsWith('/') && !url.pathname.startsWith('//')
  if (!isOurs || PUBLIC_PATHS.includes(url.pathname)) return paths.dashboard()
  return url.pathname + url.search + url.hash
}
