import type { Mailer } from './mailer'

/**
 * Runs `work` and sends its messages after it has succeeded, and none of them when it fails. A transaction may be tried
 * more than once: each try takes a mailer of its own by `nextTry`, and only the last one's messages are sent. `work`
 * must not wait for a message to be sent.
 */
export function mailAfter<Result>(
  mailer: Mailer,
  work: (nextTry: () => Mailer) => Promise<Result>,
): Promise<Result> {
  let tries = 0
  const nextTry = (): Mailer => {
    tries += 1
    const mine = tries
    return {
      send: async (message) => {
        if ((await isDone) && mine === tries) await mailer.send(message)
      },
    }
  }
  const done = Promise.resolve(nextTry).then(work)
  const isDone = done.then(
    () => true,
    () => false,
  )
  return done
}
