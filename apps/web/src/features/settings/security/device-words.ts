import type { SignedInDevice } from '@oaklet/api/contract'
import { dateInZone, formatDateAndTime } from '../../../shared/format-date'

const MINUTE_MS = 60_000
/** A device that is in use tells the server so at least this often. */
const IN_USE_MINUTES = 20

/** “Last active 3 hours ago”, as exactly as it is known. */
export function activityWords({ lastActiveAt, isCurrent }: SignedInDevice, now: string): string {
  const minutes = Math.floor((Date.parse(now) - Date.parse(lastActiveAt)) / MINUTE_MS)
  if (isCurrent) return 'Active now'
  if (minutes <= IN_USE_MINUTES) return `Active in the last ${IN_USE_MINUTES} minutes`
  if (minutes < 60) return `Last active ${minutes} minutes ago`
  return `Last active ${hourWords(Math.floor(minutes / 60))} ago`
}

function hourWords(hours: number): string {
  if (hours < 24) return hours === 1 ? '1 hour' : `${hours} hours`
  const days = Math.floor(hours / 24)
  return days === 1 ? '1 day' : `${days} days`
}

/** Where a device is and since when, in one line. */
export function deviceLine(device: SignedInDevice, now: string, timeZone: string): string {
  const since = formatDateAndTime(device.signedInAt, timeZone, dateInZone(now, timeZone))
  const words = [activityWords(device, now), device.address, `signed in ${since}`]
  return words.filter((part) => part !== null).join(' · ')
}

/** “2 other devices were signed out”. */
export const devicesEnded = (count: number): string =>
  count === 1 ? 'One other device was signed out' : `${count} other devices were signed out`
