import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { OrganizationExport } from '@oaklet/api/contract'
import { makeExports, purgeExports } from '../modules/exports'
import { aPractice } from './a-practice'
import { dataOf } from './an-appointment'
import { auditTrail } from './audit-trail'
import type { TestApp } from './create-test-app'
import { readZip } from './read-zip'

/** A practice whose Owner takes its data out. */
export async function anExportDesk(test: TestApp) {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner', { name: 'Olivia Wren' })
  const path = (rest = '') => `/api/v1/organizations/${practice.organizationId}/exports${rest}`
  const request = async (): Promise<OrganizationExport> => dataOf(await owner.request('POST', path()))
  const get = async (id: string): Promise<OrganizationExport> =>
    dataOf(await owner.request('GET', path(`/${id}`)))
  const download = (id: string) => owner.request('POST', path(`/${id}/download`))
  /** Begins a download, which a test then reads as far as it likes. */
  const begin = async (id: string): Promise<ReadableStreamDefaultReader<Uint8Array>> => {
    const headers = { Authorization: `Bearer ${await owner.bearer()}` }
    const { body } = await test.app.request(path(`/${id}/download`), { method: 'POST', headers })
    if (body === null) throw new Error('The download has no body')
    return body.getReader()
  }
  /** Asks for one and has it made. */
  const make = async (): Promise<OrganizationExport> => {
    const { id } = await request()
    await makeExports(test.deps)
    return get(id)
  }
  /** The files of a new export. */
  const fetchFiles = async () => readZip((await download((await make()).id)).bytes)
  const folder = `${test.deps.env.dataDir}/exports`
  /** What lies in the folder of exports for one of them. */
  const left = async (id: string): Promise<string[]> =>
    (await readdir(folder)).filter((name) => name.startsWith(id)).toSorted()
  /** Leaves behind what a try does that was killed after it had packed the file. */
  const leave = async (id: string, tries: number): Promise<void> => {
    await mkdir(`${folder}/${id}.${tries}.part/csv`, { recursive: true })
    await writeFile(`${folder}/${id}.${tries}.part/csv/clients.csv`, 'a client')
    await writeFile(`${folder}/${id}.${tries}.zip`, 'a file')
  }
  /** Purges as the server will after this time. */
  const purgeAfter = async (ms: number): Promise<void> => {
    test.clock.advance(ms)
    await purgeExports(test.deps)
    test.clock.advance(-ms)
  }
  const trail = (id: string) => auditTrail(test, practice, 'export', id)
  return {
    ...{ practice, owner, path, request, get, download, begin, make, fetchFiles },
    ...{ left, leave, purgeAfter, trail },
  }
}
