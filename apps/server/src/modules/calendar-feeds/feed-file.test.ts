import ICAL from 'ical.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feedFile, type FeedEntry } from './feed-file'

const entry = (changes: Partial<FeedEntry> = {}): FeedEntry => ({
  ...{
    uid: 'a1@oaklet',
    startsAt: new Date('2026-11-17T15:00:00Z'),
    endsAt: new Date('2026-11-17T15:50:00Z'),
  },
  ...{ updatedAt: new Date('2026-11-02T09:00:00Z'), sequence: 3, isTentative: false },
  ...{ summary: 'M. V.', place: null, ...changes },
})
const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  return { calendar, events: calendar.getAllSubcomponents('vevent') }
}
const property = (event: ICAL.Component | undefined, name: string) =>
  String(event?.getFirstPropertyValue(name))

describe('the file of a feed', () => {
  it('is read by another program as it was meant', () => {
    const { calendar, events } = read(feedFile('Oakwood, My phone', [entry({ place: 'Main Street' })]))
    const [event] = events
    const values = ['uid', 'summary', 'class', 'transp', 'status', 'sequence', 'location'].map((name) =>
      property(event, name),
    )
    expect(values).toEqual(['a1@oaklet', 'M. V.', 'PRIVATE', 'OPAQUE', 'CONFIRMED', '3', 'Main Street'])
    expect(['dtstart', 'dtend', 'dtstamp', 'last-modified'].map((name) => property(event, name))).toEqual([
      ...['2026-11-17T15:00:00Z', '2026-11-17T15:50:00Z', '2026-11-02T09:00:00Z', '2026-11-02T09:00:00Z'],
    ])
    expect(calendar.getFirstPropertyValue('name')).toBe('Oakwood, My phone')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT1H')
    expect(calendar.getFirstPropertyValue('x-published-ttl')).toBe('PT1H')
  })

  it('is the same for the same entries', () => {
    expect(feedFile('Oakwood', [entry()])).toBe(feedFile('Oakwood', [entry()]))
  })

  it('calls what is asked for tentative', () => {
    const [event] = read(feedFile('Oakwood', [entry({ isTentative: true })])).events
    expect(property(event, 'status')).toBe('TENTATIVE')
  })

  it('has lines of 75 bytes at most, and no text becomes a line of its own', () => {
    const namesOf = (event: ICAL.Component | undefined) => event?.getAllProperties().map(({ name }) => name)
    const usual = namesOf(read(feedFile('Oakwood', [entry({ place: 'y' })])).events[0])
    const texts = fc.string({ unit: 'binary', maxLength: 120 })
    fc.assert(
      fc.property(texts, texts, (summary, place) => {
        const file = feedFile('Oakwood', [entry({ summary: `x${summary}`, place: `y${place}` })])
        for (const line of file.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/\p{Cc}/u)
        }
        const { events } = read(file)
        expect(events).toHaveLength(1)
        expect(property(events[0], 'uid')).toBe('a1@oaklet')
        expect(namesOf(events[0])).toEqual(usual)
      }),
      { numRuns: 100 },
    )
  })
})
