import type { Mailer } from './mailer'

/**
 * Runs `work` with a mailer that sends its messages after `work` has succeeded, and none of them when it fails. `work`
 * must not wait for a message to be sent.
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
