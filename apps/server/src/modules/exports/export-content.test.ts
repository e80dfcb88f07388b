import { describe, expect } from 'vitest'
import { clients } from '../../db/schema/clients-table'
import { inTenant } from '../../db/tenant'
import { clientInput } from '../../testing/a-client'
import { anExportDesk } from '../../testing/an-export-desk'
import { onOneDatabase } from '../../testing/on-each-database'
import { EXPORTED_TABLES, LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './exported-tables'
import { planTables } from './plan-tables'
import { readCatalogue } from './read-catalogue'

interface Schema {
  organizationId: string
  tables: { name: string; rows: number; key: string[]; columns: { name: string; about: string }[] }[]
}

const SECRET = /hash|token|secret|password|_key$/
/** They name secrets, and are none: what was shown once, the seals of the audit chain, and what tells payments apart. */
const NO_SECRETS = [
  ...['notifications.once_key', 'audit_events.hash', 'audit_events.prev_hash'],
  ...['postings.posting_key', 'remittances.content_hash', 'remittances.trace_key', 'signatures.hash'],
]

const linesOf = (text = ''): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

onOneDatabase('the content of an export', (test, rule) => {
  const catalogue = async () => {
    const { practice } = await anExportDesk(test)
    return inTenant(test.deps.db, practice.organizationId, readCatalogue)
  }

  describe('what belongs to it', () => {
    rule('is every table of the organization but those that are left out by name', async () => {
      const known = [...Object.keys(EXPORTED_TABLES), ...Object.keys(LEFT_OUT_TABLES)]
      expect((await catalogue()).map(({ name }) => name)).toEqual(known.toSorted())
    })

    rule('is every column of these, each with its words, but those that are left out by name', async () => {
      const all = (await catalogue()).filter(({ name }) => name in EXPORTED_TABLES)
      const inIt = planTables(all).flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`))
      const inAll = all.flatMap(({ name, columns }) => columns.map((one) => `${name}.${one.name}`))
      expect([...inIt, ...Object.keys(LEFT_OUT_COLUMNS)].toSorted()).toEqual(inAll.toSorted())
      const described = Object.entries(EXPORTED_TABLES).flatMap(([name, words]) =>
        Object.keys(words.columns).map((column) => `${name}.${column}`),
      )
      expect(described.filter((column) => !inIt.includes(column))).toEqual([])
    })

    rule('is nothing that lets anybody in', async () => {
      const names = planTables(await catalogue()).flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name}`),
      )
      expect(names.filter((name) => SECRET.test(name) && !NO_SECRETS.includes(name))).toEqual([])
    })
  })

  describe('the files', () => {
    rule('hold each table as CSV and as JSON, and say what each column is', async () => {
      const { practice, owner, fetchFiles } = await anExportDesk(test)
      const input = clientInput({ firstName: 'Zoë', tags: ['a, b'], pronouns: '=1+1' })
      await owner.request('POST', practice.path('clients'), input)
      const files = await fetchFiles()
      const schema = JSON.parse(files.get('schema.json') ?? '') as Schema
      expect(schema.organizationId).toBe(practice.organizationId)
      expect(schema.tables.map(({ name }) => name)).toEqual(Object.keys(EXPORTED_TABLES).toSorted())
      for (const { name, rows, key, columns } of schema.tables) {
        const records = linesOf(files.get(`json/${name}.jsonl`))
        expect([name, records.length]).toEqual([name, rows])
        const heading = columns.map((column) => column.name)
        expect(files.get(`csv/${name}.csv`)?.split('\r\n')[0]).toBe(`\uFEFF${heading.join(',')}`)
        expect(heading).toEqual(expect.arrayContaining(key))
        for (const record of records) expect(Object.keys(record)).toEqual(heading)
      }
      expect(files.get('README.txt')).toContain('clients (1 row): ')
      expect(linesOf(files.get('json/clients.jsonl'))).toMatchObject([
        { first_name: 'Zoë', tags: ['a, b'], pronouns: '=1+1', created_at: '2026-11-17T14:00:00+00:00' },
      ])
    })

    rule('hold nothing that a spreadsheet would calculate', async () => {
      const { practice, owner, fetchFiles } = await anExportDesk(test)
      const input = clientInput({ lastName: '=HYPERLINK("https://evil.example")', pronouns: '@SUM(A1)' })
      await owner.request('POST', practice.path('clients'), input)
      const csv = (await fetchFiles()).get('csv/clients.csv')
      expect(csv).toContain(`"'=HYPERLINK(""https://evil.example"")"`)
      expect(csv).toContain(`,'@SUM(A1),`)
    })

    rule('hold all rows of a table that takes several pages, each once', async () => {
      const { practice, fetchFiles } = await anExportDesk(test)
      const { organizationId, practiceId } = practice
      const now = test.clock.now()
      const rows = Array.from({ length: 1_100 }, () => ({
        ...clientInput(),
        ...{ organizationId, practiceId, id: test.deps.newId(), createdAt: now, updatedAt: now },
      }))
      await inTenant(test.deps.db, organizationId, (tx) => tx.insert(clients).values(rows))
      const ids = linesOf((await fetchFiles()).get('json/clients.jsonl')).map(({ id }) => id)
      expect(ids).toEqual(rows.map(({ id }) => id).toSorted())
    })

    rule('hold no row of another organization', async () => {
      const other = await anExportDesk(test)
      await other.owner.request('POST', other.practice.path('clients'), clientInput())
      const { practice, fetchFiles } = await anExportDesk(test)
      const files = await fetchFiles()
      for (const [name, text] of files)
        expect([name, text.includes(other.practice.organizationId)]).toEqual([name, false])
      expect(linesOf(files.get('json/clients.jsonl'))).toEqual([])
      expect(linesOf(files.get('json/organizations.jsonl'))).toMatchObject([
        { organization_id: practice.organizationId },
      ])
    })
  })
})
