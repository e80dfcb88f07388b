import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MailMessage, Mailer } from '../mail/mailer'

/** Keeps what is sent. */
export interface MemoryMailer extends Mailer {
  readonly sent: readonly MailMessage[]
  /** The messages to one person, oldest first. */
  to(address: string): MailMessage[]
  /** The six digits of the last message to `address`; fails when it has none. */
  codeFor(address: string): string
  /** Takes away what was sent to one person, for tests that begin after it. */
  forget(address: string): void
  /** Waits until what was sent after an answer has arrived. */
  settled(): Promise<void>
  /** Makes every send from now on fail, or work again. */
  setBroken(isBroken: boolean): void
}

export function createMemoryMailer(): MemoryMailer {
  let sent: MailMessage[] = []
  let isBroken = false
  const to = (address: string) => sent.filter((message) => message.to === address)
  return {
    get sent() {
      return sent
    },
    to,
    codeFor: (address) => {
      const code = /\b\d{6}\b/.exec(to(address).at(-1)?.text ?? '')?.[0]
      if (code === undefined) throw new Error(`no code was sent to ${address}`)
      return code
    },
    forget: (address) => {
      sent = sent.filter((message) => message.to !== address)
    },
    settled: () => nextTurn(),
    setBroken: (broken) => {
      isBroken = broken
    },
    send: (message) => {
      if (isBroken) return Promise.reject(new Error(`550 <${message.to}> is unknown`))
      sent.push(message)
      return Promise.resolve()
    },
  }
}
