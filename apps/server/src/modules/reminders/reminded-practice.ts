import type { NoReminderReason, ReminderSettings } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { organizations } from '../../db/schema/organizations-table'
import { practices } from '../../db/schema/practices-table'
import { notFound } from '../../errors'
import type { Work } from '../../work'
import { permittedEmails } from '../billing-documents'
import { readReminderSettings } from './read-reminder-settings'
import { nextReminder, type NextReminder } from './reminder-time'
import type { Reminded } from './select-reminded'

/** What is left to be sent to a client before an appointment, to which address, and why nothing is. */
interface Standing {
  next: NextReminder | null
  email: string | null
  noneBecause: NoReminderReason | null
}

/** A practice as its reminders know it. */
interface RemindedPractice extends ReminderSettings {
  /** What the mail calls it. */
  name: string
  /** Empty where there is none. */
  phone: string
  /** The zone by whose clock its mail leaves. */
  timeZone: string
  standingOf: (reminded: Reminded, now: Date) => Standing
}

const none = (noneBecause: NoReminderReason): Standing => ({ next: null, email: null, noneBecause })

/** Reads what decides about the reminders of a practice. */
export async function remindedIn(work: Work<Actor>, practiceId: string): Promise<RemindedPractice> {
  const { tx, actor } = work
  const settings = await readReminderSettings(work, practiceId)
  const [practice] = await tx
    .select({ name: practices.name, timeZone: practices.timeZone, phone: organizations.phone })
    .from(practices)
    .innerJoin(organizations, eq(organizations.organizationId, practices.organizationId))
    .where(and(eq(practices.organizationId, actor.organizationId), eq(practices.id, practiceId)))
  if (practice === undefined) throw notFound()
  const { isOn, daysBefore, hours } = settings
  const standingOf = (reminded: Reminded, now: Date): Standing => {
    const { appointment, client, isStopped, isNotComing, sentDays } = reminded
    const [email] = permittedEmails(client.contacts)
    if (!isOn) return none('off')
    if (isStopped || client.status === 'archived') return none('stopped')
    if (isNotComing) return none('not_coming')
    if (email === undefined) return none('no_email')
    const { startsAt, timeZone } = appointment
    const rule = { startsAt, timeZone, practiceZone: practice.timeZone, daysBefore, hours }
    const next = nextReminder(rule, sentDays, now)
    const noneBecause = next === null ? (sentDays.length > 0 ? 'all_sent' : 'too_late') : null
    return { next, email, noneBecause }
  }
  const { phone, timeZone } = practice
  return { ...settings, name: settings.publicName || practice.name, phone, timeZone, standingOf }
}
