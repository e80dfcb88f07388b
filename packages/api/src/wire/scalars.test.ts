import * as z from 'zod/mini'
import { expect, it } from 'vitest'
import { ClientInput, CreateAppointmentBody } from '../contract'
import { aClientInput, anAppointmentBody } from '../testing'
import { emailText, EnteredDate, EnteredInstant, requiredText, TimeZone } from './scalars'

const isTaken = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success

it.each(['America/New_York', 'US/Eastern', 'Etc/GMT+5', 'UTC'])('%s is a time zone', (name) => {
  expect(isTaken(TimeZone, name)).toBe(true)
})

it.each(['+05:30', '-08:00', '05:30', 'Mars/Olympus', ''])('%j is no time zone', (name) => {
  expect(isTaken(TimeZone, name)).toBe(false)
})

it.each(['0026-11-24', '0126-01-01', '1899-12-31', '2200-01-01'])('nobody enters the date %s', (date) => {
  expect(isTaken(EnteredDate, date)).toBe(false)
})

it.each(['0027-03-15T14:00:00Z', '1999-12-31T23:59:59Z', '2200-01-01T00:00:00Z'])(
  'nobody enters the time %s',
  (at) => {
    expect(isTaken(EnteredInstant, at)).toBe(false)
  },
)

it('a required text holds something that can be seen', () => {
  const name = requiredText(10, 'Enter a name')
  expect(isTaken(name, 'Ada')).toBe(true)
  expect(isTaken(name, '\u200B')).toBe(false)
})

it('an e-mail from the header of a mail is cleaned', () => {
  expect(emailText('name@mail.com').parse('Ada <ada@mail.example>')).toBe('ada@mail.example')
})

it.each([
  ['Teller', ''],
  ['', 'Teller'],
])('a client may have one name alone: %j %j', (firstName, lastName) => {
  expect(isTaken(ClientInput, aClientInput({ firstName, lastName }))).toBe(true)
})

it('a client without a name is asked for one', () => {
  const result = z.safeParse(ClientInput, aClientInput({ firstName: ' ', lastName: '\u200B' }))
  expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['firstName', 'Enter a first or a last name'],
  ])
})

it('a modifier is two letters or digits, whatever case it is typed in', () => {
  const body = (modifier: string) => {
    const [line] = anAppointmentBody().lines
    return anAppointmentBody({ lines: [{ ...line, modifiers: [modifier] } as typeof line & object] })
  }
  expect(CreateAppointmentBody.parse(body('gt')).lines[0]?.modifiers).toEqual(['GT'])
  expect(isTaken(CreateAppointmentBody, body('x'))).toBe(false)
  expect(isTaken(CreateAppointmentBody, body('a\n'))).toBe(false)
})
