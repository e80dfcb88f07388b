import type { FieldError, HoldableSession, RecordPaymentBody } from '@oaklet/api/contract'

type Holds = NonNullable<RecordPaymentBody['holds']>

/** What a form that holds money for sessions holds of it. */
export interface HoldValues {
  /** What is to be held, in cents by the session’s id; null where a field holds no amount. */
  held: Readonly<Record<string, number | null>>
}

/** The name of the field of a session. */
export const holdField = (appointmentId: string): string => `held.${appointmentId}`

/** The sessions that something can be held for, the latest first. */
export const openSessions = (sessions: readonly HoldableSession[] = []): HoldableSession[] =>
  sessions.filter(({ isOpen }) => isOpen)

/** The open sessions; one that was open `before` stays as it was, with what is typed for it. */
export function withClosed(before: readonly HoldableSession[], now: readonly HoldableSession[]) {
  const open = openSessions(now)
  const isGone = ({ appointmentId }: HoldableSession) =>
    !open.some((session) => session.appointmentId === appointmentId)
  return [...open, ...before.filter(isGone)]
}

/** What is sent: the sessions that get something, in the order of their fields. */
export const holdsOf = ({ held }: HoldValues, sessions: readonly HoldableSession[] | undefined): Holds =>
  openSessions(sessions).flatMap(({ appointmentId }) => {
    const amountCents = held[appointmentId] ?? 0
    return amountCents > 0 ? [{ appointmentId, amountCents }] : []
  })

/** The cents that all sessions get together. */
export const sumOfHolds = (holds: Holds): number =>
  holds.reduce((sum, { amountCents }) => sum + amountCents, 0)

/** The refusals of the server at the fields of this form; `sent` is what was sent. */
export const refusedHolds = (refused: readonly FieldError[], sent: Holds): FieldError[] =>
  refused.map(({ path, message }) => {
    const [, index] = /^holds\.(\d+)\./.exec(path) ?? []
    const hold = index === undefined ? undefined : sent[Number(index)]
    return { path: hold === undefined ? path : holdField(hold.appointmentId), message }
  })
