import ical, { ICalEventClass, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

/** One appointment of a feed. */
export interface FeedEntry {
  /** The same for one appointment in one feed, and told from no other feed. */
  uid: string
  startsAt: Date
  endsAt: Date
  updatedAt: Date
  /** Grows with each change. */
  sequence: number
  isTentative: boolean
  summary: string
  /** Null where it is not told. */
  place: string | null
}

/** How often programs are asked to look for changes, in seconds; each has its own mind about it. */
const REFRESHED_EVERY = 3_600

/** The file of a feed (RFC 5545, with the name and the interval of RFC 7986); the same entries make the same file. */
export function feedFile(name: string, entries: readonly FeedEntry[]): string {
  const file = ical({
    name: plain(name),
    prodId: { company: 'Oaklet', product: 'Calendar feed', language: 'EN' },
    ttl: REFRESHED_EVERY,
  })
  for (const { uid, startsAt, endsAt, updatedAt, sequence, isTentative, summary, place } of entries) {
    file.createEvent({
      ...{ id: uid, start: startsAt, end: endsAt, stamp: updatedAt, lastModified: updatedAt, sequence },
      summary: plain(summary),
      class: ICalEventClass.PRIVATE,
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.OPAQUE,
      ...(place !== null && { location: plain(place) }),
    })
  }
  return file.toString()
}

/** On one line, without characters that control anything: what is typed never becomes a line of the file. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim()
