import { expect, it } from 'vitest'
import { noticeMail } from './notice-mail'

const change = (day: number, changes: object = {}) => ({
  ...{ kind: 'booked' as const, timeZone: 'America/New_York', movedFrom: null },
  startsAt: new Date(Date.UTC(2026, 10, day, 15)),
  ...changes,
})
const mail = (changes: ReturnType<typeof change>[], address: string | null = null) =>
  noticeMail({ practiceName: 'Oakwood', phone: '5185550142', changes, address })

it('one change is said in a sentence, with the link where it can be answered', () => {
  const { subject, text } = mail([change(17)], 'https://oaklet.example/visit#t')
  expect(subject).toBe('Booked: Tuesday, November 17')
  expect(text).toContain(
    'Your appointment with Oakwood is booked for Tuesday, November 17, 2026 at 10:00 AM (Eastern Time).',
  )
  expect(text).toContain('    https://oaklet.example/visit#t\n')
  expect(text).toContain('open the link and choose “Stop reminders”')
  expect(text).toContain('Call (518) 555-0142')
})

it('a move says what it was, and a cancellation has no link', () => {
  const moved = mail([change(18, { kind: 'moved', movedFrom: change(17).startsAt })])
  expect(moved.subject).toBe('Moved: Wednesday, November 18')
  expect(moved.text).toContain('was moved to Wednesday, November 18, 2026 at 10:00 AM (Eastern Time).')
  expect(moved.text).toContain('It was on Tuesday, November 17, 2026 at 10:00 AM (Eastern Time).')
  const { subject, text } = mail([change(17, { kind: 'cancelled' })])
  expect(subject).toBe('Cancelled: Tuesday, November 17')
  expect(text).toContain('on Tuesday, November 17, 2026 at 10:00 AM (Eastern Time) was cancelled.')
  expect(text).toContain('please tell the practice')
})

it('of many changes twelve are said, and how many there are besides', () => {
  const { subject, text } = mail(Array.from({ length: 24 }, (_, day) => change(day + 1)))
  expect(subject).toBe('Your appointments have changed')
  expect(text.match(/^- Booked: /gm)).toHaveLength(12)
  expect(text).toContain('- and 12 more')
})
