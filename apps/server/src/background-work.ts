import type { Deps } from './deps'
import { failureFacts } from './failure-facts'
import { purgeEmailChanges } from './modules/account'
import { purgeAccounts } from './modules/auth'
import { chargeDueClients } from './modules/autopay'
import { finishCardSetups } from './modules/cards'
import { takeInboxFiles } from './modules/claim-folders'
import { purgeFiles } from './modules/client-files'
import { notifyDueClaims, notifyOverdueAppeals, releaseClaimFiles } from './modules/claims'
import { notifyLowAuthorizations } from './modules/coverages'
import { sendDocumentMail } from './modules/billing-documents'
import { makeExports, purgeExports } from './modules/exports'
import { notifyOverdue } from './modules/invoices'
import { askForMeasures, notifyStalledPackets, purgePackets } from './modules/packets'
import { comparePayments } from './modules/payment-comparison'
import { takeMissedEvents } from './modules/payment-events'
import { refreshConnections } from './modules/payment-connection'
import { endOutdatedCheckouts, settleCardPayments, settleCheckouts } from './modules/payments'
import { sendHeldMail, purgeNotifications } from './modules/notifications'
import { sendNotices, sendReminders } from './modules/reminders'
import { draftDueStatements } from './modules/statements'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** As long as a mailed code is good for: who never entered theirs is soon forgotten. */
const PURGE_PAUSE_MS = 600_000
/** Who charged a card was told that it is known within minutes. */
const CARD_PAYMENTS_PAUSE_MS = 60_000
/** How long a page stays open on which a client could pay what is not owed any more. */
const OUTDATED_PAGES_PAUSE_MS = 5_000
/** How late the night of a practice may begin, and how long one that was broken off waits. */
const NIGHT_PAUSE_MS = 600_000
const LONGEST_MAIL_PAUSE_MS = 10_000
/** As long as a person waits who has just asked for an export, or sent a document. */
const ASKED_FOR_PAUSE_MS = 3_000
const SHORTEST_MAIL_PAUSE_MS = 1_000
const LONGEST_REMINDER_PAUSE_MS = 60_000

/** Half as long as mail about a change is held, in case the change is undone. */
const pauseWithin = (longestMs: number, { mailHoldSeconds }: Deps['env']): number =>
  Math.max(SHORTEST_MAIL_PAUSE_MS, Math.min(longestMs, mailHoldSeconds * 500))

/** A file is taken once it was the same in two looks. */
const INBOX_PAUSE_MS = 60_000

interface Job {
  name: string
  pauseMs: number
  run: (deps: Deps) => Promise<void>
}

/** What the server does by itself; several processes may run the same job. */
const JOBS = ({ env }: Deps): readonly Job[] => [
  { name: 'accounts', pauseMs: PURGE_PAUSE_MS, run: purgeAccounts },
  { name: 'e-mail changes', pauseMs: PURGE_PAUSE_MS, run: purgeEmailChanges },
  { name: 'old notifications', pauseMs: DAY_MS, run: purgeNotifications },
  { name: 'deleted files', pauseMs: DAY_MS, run: purgeFiles },
  { name: 'expired packets', pauseMs: DAY_MS, run: purgePackets },
  { name: 'old exports', pauseMs: PURGE_PAUSE_MS, run: purgeExports },
  { name: 'exports', pauseMs: ASKED_FOR_PAUSE_MS, run: makeExports },
  { name: 'document mail', pauseMs: ASKED_FOR_PAUSE_MS, run: sendDocumentMail },
  { name: 'claim files', pauseMs: ASKED_FOR_PAUSE_MS, run: releaseClaimFiles },
  { name: 'inbox folder', pauseMs: INBOX_PAUSE_MS, run: takeInboxFiles },
  { name: 'card payments', pauseMs: CARD_PAYMENTS_PAUSE_MS, run: settleCardPayments },
  { name: 'payment links', pauseMs: PURGE_PAUSE_MS, run: settleCheckouts },
  { name: 'outdated payment pages', pauseMs: OUTDATED_PAGES_PAUSE_MS, run: endOutdatedCheckouts },
  { name: 'autopay', pauseMs: NIGHT_PAUSE_MS, run: chargeDueClients },
  { name: 'cards to keep', pauseMs: PURGE_PAUSE_MS, run: finishCardSetups },
  { name: 'payment accounts', pauseMs: DAY_MS, run: refreshConnections },
  { name: 'missed payment events', pauseMs: HOUR_MS, run: takeMissedEvents },
  { name: 'payment comparison', pauseMs: NIGHT_PAUSE_MS, run: comparePayments },
  { name: 'overdue invoices', pauseMs: HOUR_MS, run: notifyOverdue },
  { name: 'scheduled measures', pauseMs: HOUR_MS, run: askForMeasures },
  { name: 'stalled packets', pauseMs: HOUR_MS, run: notifyStalledPackets },
  { name: 'low authorizations', pauseMs: HOUR_MS, run: notifyLowAuthorizations },
  { name: 'claims near their filing limit', pauseMs: HOUR_MS, run: notifyDueClaims },
  { name: 'overdue answers to appeals', pauseMs: HOUR_MS, run: notifyOverdueAppeals },
  { name: 'statements', pauseMs: HOUR_MS, run: draftDueStatements },
  {
    name: 'appointment reminders',
    pauseMs: pauseWithin(LONGEST_REMINDER_PAUSE_MS, env),
    run: sendReminders,
  },
  {
    name: 'changes of appointments',
    pauseMs: pauseWithin(LONGEST_REMINDER_PAUSE_MS, env),
    run: sendNotices,
  },
  { name: 'held mail', pauseMs: pauseWithin(LONGEST_MAIL_PAUSE_MS, env), run: sendHeldMail },
]

/** Runs each job at once and then after each pause; returns a function that stops, once what runs is done. */
export function startBackgroundWork(deps: Deps, jobs = JOBS(deps)): () => Promise<void> {
  const stops = jobs.map((job) => repeat(deps, job))
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function repeat(deps: Deps, { name, pauseMs, run }: Job): () => Promise<void> {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const once = async (): Promise<void> => {
    try {
      await run(deps)
    } catch (error) {
      deps.log.error({ work: name, error: failureFacts(error) }, 'background work failed')
    }
    if (!isStopped) timer = setTimeout(again, pauseMs)
  }
  const again = (): void => {
    running = once()
  }
  let running = once()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await running
  }
}
