import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../deps'
import { composeMessage } from './mail-transport'
import type { Mailer } from './mailer'

/**
 * Writes each message as an `.eml` file into `folder`, where only the server's own user can read it.
 * File names sort by time. A file is there whole or not at all.
 */
export function createOutbox(
  { clock, newId, log }: Pick<Deps, 'clock' | 'newId' | 'log'>,
  folder: string,
  from: string,
): Mailer {
  return {
    send: async (message) => {
      const date = clock.now()
      const name = `${date.toISOString().replace(/[:.]/g, '-')}-${newId()}`
      const [path, part] = [join(folder, `${name}.eml`), join(folder, `.${name}.part`)]
      const content = await composeMessage(message, { from, date })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await write(part, content)
        await rename(part, path)
      } catch (error) {
        await rm(part, { force: true })
        throw error
      }
      log.info({ path }, 'mail written')
    },
  }
}

async function write(path: string, content: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}
