import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { StartError } from './StartError'

const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url))
const DEFAULT_PORT = 4000
export const DEFAULT_POOL_SIZE = 10
/** Spec §9: token lifetime. */
const DEFAULT_ACCESS_TOKEN_LIFE_SECONDS = 900
/** An undo within this time sends no mail. */
const DEFAULT_MAIL_HOLD_SECONDS = 180
const DEFAULT_MAIL_FROM = 'Oaklet <oaklet@localhost>'
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** How Stripe is reached, and what it signs with. */
export interface StripeEnv {
  readonly secretKey: string
  /** With it, practices attach accounts that they have, by OAuth. */
  readonly clientId: string | null
  /** What Stripe signs the calls of the webhook with; null refuses them all. */
  readonly webhookSecret: string | null
  /** Another address than Stripe's own, for tests. */
  readonly apiBase: string | null
}

/** The server's configuration, read once from the environment and the command line. */
export interface Env {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** Null uses the embedded database in `dataDir`. */
  readonly databaseUrl: string | null
  /** How many connections to a PostgreSQL server the process opens at most. */
  readonly databasePoolSize: number
  readonly wantsDemo: boolean
  readonly logLevel: string
  readonly accessTokenLifeSeconds: number
  /** The built web application; it may be missing. */
  readonly webDist: string
  /** At least 32 characters; null makes one and keeps it in the database. */
  readonly secret: string | null
  /** Null writes mail to the outbox in `dataDir`. */
  readonly smtpUrl: string | null
  /** Who outgoing mail is from: an address, or a name and an address in angle brackets. */
  readonly mailFrom: string
  /** How long mail about what can be undone waits before it is sent. */
  readonly mailHoldSeconds: number
  /** Where people reach the application, for links in mail; without a slash at the end. */
  readonly publicUrl: string
  /** Whether X-Forwarded-For, -Proto and -Host come from a proxy of our own. */
  readonly trustsProxy: boolean
  /** Null lets the built-in test provider stand in. */
  readonly stripe: StripeEnv | null
  /** The folder with a folder for each organization whose files of claims go out and come in by it; null for none. */
  readonly claimFolders: string | null
  /** Whether every answer is checked against the contract: only when run from source. */
  readonly checksAnswers: boolean
}

/** Reads the configuration; throws {@link StartError} for a value that makes no sense. */
export function readEnv(source: NodeJS.ProcessEnv, args: readonly string[]): Env {
  const port = wholeNumber(source, 'PORT', DEFAULT_PORT, 0, 65_535)
  return {
    port,
    host: source['HOST'] || '127.0.0.1',
    dataDir: resolve(source['OAKLET_DATA_DIR'] || resolve(REPOSITORY, 'data')),
    databaseUrl: databaseUrl(source['DATABASE_URL']),
    databasePoolSize: wholeNumber(source, 'DATABASE_POOL_SIZE', DEFAULT_POOL_SIZE, 1, 500),
    wantsDemo: !args.includes('--empty') && source['OAKLET_DEMO'] !== '0',
    logLevel: logLevel(source),
    accessTokenLifeSeconds: wholeNumber(
      source,
      'ACCESS_TOKEN_LIFE_SECONDS',
      DEFAULT_ACCESS_TOKEN_LIFE_SECONDS,
      1,
      86_400,
    ),
    webDist: resolve(source['OAKLET_WEB_DIST'] || resolve(REPOSITORY, 'apps/web/dist')),
    secret: secret(source['OAKLET_SECRET']),
    smtpUrl: smtpUrl(source['SMTP_URL']),
    mailFrom: mailFrom(source['MAIL_FROM']),
    mailHoldSeconds: wholeNumber(source, 'MAIL_HOLD_SECONDS', DEFAULT_MAIL_HOLD_SECONDS, 0, 3600),
    publicUrl: publicUrl(source['OAKLET_PUBLIC_URL'], port),
    trustsProxy: source['OAKLET_TRUST_PROXY'] === '1',
    stripe: stripe(source),
    claimFolders: source['CLAIM_FOLDERS'] ? resolve(source['CLAIM_FOLDERS']) : null,
    checksAnswers: import.meta.url.endsWith('.ts'),
  }
}

function wholeNumber(source: NodeJS.ProcessEnv, name: string, fallback: number, min: number, max: number) {
  const given = source[name]
  if (given === undefined || given === '') return fallback
  const value = Number(given)
  if (/^\d+$/.test(given) && value >= min && value <= max) return value
  throw new StartError(`${name} must be a whole number from ${min} to ${max}, not "${given}".`)
}

/** The address itself is never repeated: it holds a password. */
function databaseUrl(given: string | undefined): string | null {
  if (given === undefined || given === '') return null
  if (/^postgres(ql)?:\/\/[^/]/.test(given) && URL.canParse(given)) return given
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}

/** The address itself is never repeated: it holds a password. */
function smtpUrl(given: string | undefined): string | null {
  if (given === undefined || given === '') return null
  if (/^smtps?:\/\/[^/]/.test(given) && URL.canParse(given) && new URL(given).hostname !== '') return given
  throw new StartError('SMTP_URL must look like smtp://user:password@host:587.')
}

function mailFrom(given: string | undefined): string {
  if (given === undefined || given === '') return DEFAULT_MAIL_FROM
  if (/^([^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(given)) return given
  throw new StartError('MAIL_FROM must look like Oaklet <mail@practice.com>.')
}

function publicUrl(given: string | undefined, port: number): string {
  if (given === undefined || given === '') return `http://localhost:${port}`
  if (/^https?:\/\/[^/]/.test(given) && URL.canParse(given)) return given.replace(/\/+$/, '')
  throw new StartError('OAKLET_PUBLIC_URL must look like https://oaklet.example.')
}

/** No key is ever repeated. */
function stripe(source: NodeJS.ProcessEnv): StripeEnv | null {
  const value = (name: string, shape: RegExp, like: string): string | null => {
    const given = source[name]
    if (given === undefined || given === '') return null
    if (shape.test(given)) return given
    throw new StartError(`${name} must look like ${like}.`)
  }
  const secretKey = value('STRIPE_SECRET_KEY', /^(sk|rk)_(test|live)_\S+$/, 'sk_live_… or sk_test_…')
  const others = {
    clientId: value('STRIPE_CLIENT_ID', /^ca_\S+$/, 'ca_…'),
    webhookSecret: value('STRIPE_WEBHOOK_SECRET', /^whsec_\S+$/, 'whsec_…'),
    apiBase: value('STRIPE_API_BASE', /^https?:\/\/[^/\s]+$/, 'https://api.stripe.com'),
  }
  if (secretKey !== null) return { secretKey, ...others }
  if (Object.values(others).every((other) => other === null)) return null
  throw new StartError('STRIPE_SECRET_KEY must be set where another STRIPE_… is.')
}

function logLevel(source: NodeJS.ProcessEnv): string {
  const given = source['LOG_LEVEL'] || (source['NODE_ENV'] === 'production' ? 'info' : 'silent')
  if (LOG_LEVELS.includes(given)) return given
  throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${given}".`)
}

function secret(given: string | undefined): string | null {
  if (given === undefined || given === '') return null
  if (given.length >= 32) return given
  throw new StartError('OAKLET_SECRET must have at least 32 characters.')
}
