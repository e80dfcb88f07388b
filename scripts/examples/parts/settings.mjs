import { homedir } from 'node:os'
import { join } from 'node:path'
import { ScriptError } from './ScriptError.mjs'

const DEFAULT_URL = 'http://localhost:4000'

/** Where Oaklet is: OAKLET_URL, or this machine. Throws ScriptError when it is no web address. */
export function serverUrl(env = process.env) {
  const url = env.OAKLET_URL || DEFAULT_URL
  const isWebAddress = URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol)
  if (!isWebAddress) throw new ScriptError(`OAKLET_URL is not a web address: ${url}`, 2)
  return url.replace(/\/+$/, '')
}

/** Where the session is kept: OAKLET_SESSION_FILE, or the person's own configuration folder. */
export function sessionFile(env = process.env) {
  const configuration = env.XDG_CONFIG_HOME || join(homedir(), '.config')
  return env.OAKLET_SESSION_FILE || join(configuration, 'oaklet/session.json')
}
