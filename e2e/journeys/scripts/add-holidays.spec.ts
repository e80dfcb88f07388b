import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_EMAILS } from '../../core/demo'
import { expect, test } from '../../core/script-test'

const ADD = 'examples/add-holidays.mjs'
const CSV = `name,date,endDate,description
"Summer, break",2027-08-02,2027-08-06,"The ""long"" one"
Staff day,2027-09-10,,
`

test('adds a year’s holidays, telling how far it is, and nothing when it runs again, nor what comes again by itself', async ({
  terminal,
  practice,
}) => {
  await terminal.signIn(practice.signedIn.user.email)
  const { code, output } = await terminal.run(ADD, '--year', '2027')
  expect(code).toBe(0)
  const lines = output.trimEnd().split('\n')
  expect(lines[2]).toBe('3 of 11  2027-02-15  Presidents’ Day: added')
  expect(lines.at(-1)).toBe('11 added, 0 already there.')
  const holidays = await practice.api.holidays.list(practice)
  expect(holidays).toHaveLength(11)
  expect(holidays.every(({ recurring }) => recurring)).toBe(true)

  for (const year of ['2027', '2031']) {
    const again = await terminal.run(ADD, '--year', year)
    expect(again.code).toBe(0)
    expect(again.output).toContain('0 added, 11 already there.')
  }
  expect(await practice.api.holidays.list(practice)).toHaveLength(11)
})

test('adds each once when it runs twice at the same time', async ({ terminal, practice }) => {
  await terminal.signIn(practice.signedIn.user.email)
  const ends = await Promise.all([terminal.run(ADD, '--year', '2027'), terminal.run(ADD, '--year', '2027')])
  expect(ends.map(({ code }) => code)).toEqual([0, 0])
  expect(await practice.api.holidays.list(practice)).toHaveLength(11)
})

test('adds the holidays of a file as they stand in it, and nothing of one that is amiss, of which it says where', async ({
  terminal,
  practice,
}) => {
  await terminal.signIn(practice.signedIn.user.email)
  await writeFile(join(terminal.folder, 'holidays.csv'), `${CSV}Nonsense,2027-02-30,,\n`)
  const { code, output, complaint } = await terminal.run(ADD, 'holidays.csv')
  expect([code, output]).toEqual([1, ''])
  expect(complaint).toBe('holidays.csv, holiday 3: Use a date like 2026-11-17 (date).\n')
  expect(await practice.api.holidays.list(practice)).toEqual([])

  await writeFile(join(terminal.folder, 'holidays.csv'), CSV)
  expect((await terminal.run(ADD, 'holidays.csv')).output).toContain('2 added, 0 already there.')
  expect(await practice.api.holidays.list(practice)).toMatchObject([
    { name: 'Summer, break', date: '2027-08-02', endDate: '2027-08-06', description: 'The "long" one' },
    { name: 'Staff day', date: '2027-09-10', recurring: false },
  ])
})

test('adds again what someone has deleted since', async ({ terminal, practice }) => {
  const { api, practiceId } = practice
  await terminal.signIn(practice.signedIn.user.email)
  await writeFile(join(terminal.folder, 'one.json'), '[{"name":"Retreat","date":"2027-10-01"}]')
  for (let round = 0; round < 3; round += 1) {
    expect((await terminal.run(ADD, 'one.json')).output).toContain('1 added, 0 already there.')
    const [retreat, ...others] = await api.holidays.list({ practiceId })
    expect([retreat?.name, others]).toEqual(['Retreat', []])
    await api.holidays.remove({ practiceId, holidayId: retreat?.id ?? '' })
  }
})

test('says that a file is missing, or that one is needed', async ({ terminal }) => {
  const missing = await terminal.run(ADD, 'missing.json')
  expect([missing.code, missing.complaint]).toEqual([1, 'missing.json can’t be read: ENOENT.\n'])
  const none = await terminal.run(ADD)
  expect(none.code).toBe(2)
  expect(none.complaint).toMatch(/^Give one file, or a --year\.\nUsage: /)
})

test('passes on that a role may not do it', async ({ terminal }) => {
  await terminal.signIn(DEMO_EMAILS.readonly)
  const { code, complaint } = await terminal.run(ADD, '--year', '1931')
  expect([code, complaint]).toEqual([1, 'Your role doesn’t allow this.\n'])
})
