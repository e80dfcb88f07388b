import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { inTenant } from '../../db/tenant'
import { aPractice } from '../../testing/a-practice'
import { startTestApp } from '../../testing/start-test-app'
import { LEFT_OUT_COLUMNS, LEFT_OUT_TABLES } from './exported-tables'
import { planTables, type PlannedTable } from './plan-tables'
import { readCatalogue } from './read-catalogue'

const PAGE = join(import.meta.dirname, '../../../../../docs/export.md')
const test = startTestApp()

const section = ({ name, about, columns }: PlannedTable): string =>
  [
    `### ${name}`,
    '',
    about,
    '',
    ...columns.map((column) => `- \`${column.name}\` (${column.type}): ${column.about}`),
    '',
  ].join('\n')

const leftOut = [...Object.entries(LEFT_OUT_TABLES), ...Object.entries(LEFT_OUT_COLUMNS)]

it('docs/export.md tells of every table and column as an export holds them', async () => {
  const { organizationId } = await aPractice(test)
  const tables = planTables(await inTenant(test.deps.db, organizationId, readCatalogue))
  const wanted = [
    '## Tables',
    '',
    ...tables.map(section),
    '## Left out',
    '',
    ...leftOut.map(([name, why]) => `- \`${name}\` ${why}.`),
    '',
  ].join('\n')
  const page = readFileSync(PAGE, 'utf8')
  await expect(`${page.slice(0, page.indexOf('## Tables'))}${wanted}`).toMatchFileSnapshot(PAGE)
})
