import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/** The messages that the product has written to one person, oldest first. */
export async function mailTo(dataDir: string, address: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
  const messages = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return messages.filter((message) => message.includes(`\r\nTo: ${address}\r\n`))
}

/** The six digits in the last message to a person; fails when there is none. */
export async function mailedCode(dataDir: string, address: string): Promise<string> {
  const code = /^ *(\d{6})\r$/m.exec((await mailTo(dataDir, address)).at(-1) ?? '')?.[1]
  if (code === undefined) throw new Error(`No code was mailed to ${address}`)
  return code
}

/** The code of the mail that comes after `before` others; the product may answer before it is sent. */
export async function nextMailedCode(dataDir: string, address: string, before = 0): Promise<string> {
  await nextMail(dataDir, address, before)
  return mailedCode(dataDir, address)
}

/** The mail that comes after `before` others. */
export async function nextMail(dataDir: string, address: string, before = 0): Promise<string> {
  const mails = () => mailTo(dataDir, address)
  await expect.poll(async () => (await mails()).length, { intervals: [20] }).toBeGreaterThan(before)
  return (await mails()).at(-1) ?? ''
}

/** Where the link of the invitation leads that comes to a person after `before` other mails: `/join#…`. */
export async function mailedInvitation(dataDir: string, address: string, before = 0): Promise<string> {
  // A line of a mail is at most 76 letters long, and goes on after `=`.
  const mail = (await nextMail(dataDir, address, before)).replaceAll('=\r\n', '')
  const link = /\/join#\S+/.exec(mail)?.[0]
  if (link === undefined) throw new Error(`No invitation was mailed to ${address}`)
  return link
}

/** The link to forms in a mail. A line of a mail is at most 76 letters long, and goes on after `=`. */
export function linkInMail(mail: string): string {
  const [link] = /\/client-onboarding\/\S+/.exec(mail.replaceAll('=\r\n', '')) ?? []
  if (link === undefined) throw new Error('No link was mailed')
  return link.replaceAll('=3D', '=')
}
