import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_EMAILS } from '../../core/demo'
import { today } from '../../core/practice-day'
import { expect, test } from '../../core/script-test'

const EXPORT = 'examples/export-analytics.mjs'

test('saves what the API answers, under the server’s name for it', async ({ terminal, apiOf }) => {
  const { api, practiceId } = await apiOf('owner')
  await terminal.signIn(DEMO_EMAILS.owner)
  const range = { startDate: today(-150), endDate: today(-60) }
  const dates = ['--from', range.startDate, '--to', range.endDate]
  for (const type of ['financial', 'clinical'] as const) {
    const format = 'json'
    const query = { type, format, practiceId, dateRange: 'custom', ...range } as const
    const { fileName, bytes } = await api.analytics.export(query)
    const { code, output } = await terminal.run(EXPORT, '--type', type, '--format', format, ...dates)
    expect(code).toBe(0)
    expect(output).toBe(`Saved ${fileName} (${bytes.byteLength.toLocaleString('en-US')} bytes).\n`)
    expect(fileName).toMatch(new RegExp(`^${type}-analytics-\\d{4}-\\d\\d-\\d\\d\\.${format}$`))
    const saved = join(terminal.folder, fileName)
    expect(await readFile(saved)).toEqual(Buffer.from(bytes))
    expect((await stat(saved)).mode & 0o077).toBe(0)
  }
})

test('saves a file for people in each format, and the practice’s last 30 days unless told otherwise', async ({
  terminal,
}) => {
  await terminal.signIn(DEMO_EMAILS.owner)
  for (const [format, beginning] of [
    ['csv', '\uFEFFSection,'],
    ['xlsx', 'PK'],
    ['pdf', '%PDF-'],
  ] as const) {
    const { output } = await terminal.run(EXPORT, '--type', 'operational', '--format', format)
    const [, name = ''] = /^Saved (operational-analytics-[\d-]+\.\w+) /.exec(output) ?? []
    const saved = await readFile(join(terminal.folder, name))
    expect(saved.toString('utf8', 0, 16).startsWith(beginning)).toBe(true)
  }
  expect((await terminal.run(EXPORT)).output).toMatch(/^Saved practice-analytics-[\d-]+\.csv /)
})

test('saves nothing for someone who may not export', async ({ terminal }) => {
  await terminal.signIn(DEMO_EMAILS.scheduler)
  const { code, complaint } = await terminal.run(EXPORT)
  expect([code, complaint]).toEqual([1, 'Your role doesn’t allow this.\n'])
  expect(await readdir(terminal.folder)).toEqual(['config'])
})

test('names the choices of ranges, and passes on what the server says of one', async ({ terminal }) => {
  const wrong = await terminal.run(EXPORT, '--range', 'last-week')
  expect(wrong.code).toBe(2)
  expect(wrong.complaint).toMatch(/^--range is one of: last-7-days, last-30-days, .*\nUsage: /)
  await terminal.signIn(DEMO_EMAILS.owner)
  const { code, complaint } = await terminal.run(EXPORT, '--from', '2026-03-01', '--to', '2026-02-01')
  expect(code).toBe(1)
  expect(complaint).toBe('Choose an end date that is not before the start date\n')
})
