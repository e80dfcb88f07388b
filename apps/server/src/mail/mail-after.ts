import type { Mailer } from './mailer'

/**
 * Does `work` with a mailer whose messages leave once all of it is done, and never when it fails. Inside, nobody may
 * wait for one to be sent.
 */
export function mailAfter<Result>(mailer: Mailer, work: (held: Mailer) => Promise<Result>): Promise<Result> {
  const held: Mailer = {
    send: async (message) => {
      if (await isDone) await mailer.send(message)
    },
  }
  const done = Promise.resolve(held).then(work)
  const isDone = done.then(
    () => true,
    () => false,
  )
  return done
}
