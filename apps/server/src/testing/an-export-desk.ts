import { readdir } from 'node:fs/promises'
import type { OrganizationExport } from '@oaklet/api/contract'
import { makeExports } from '../modules/exports'
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
  /** Asks for one and has it made. */
  const make = async (): Promise<OrganizationExport> => {
    const { id } = await request()
    await makeExports(test.deps)
    return get(id)
  }
  /** The files of a new export. */
  const fetchFiles = async () => readZip((await download((await make()).id)).bytes)
  /** What lies in the folder of exports for one of them. */
  const left = async (id: string): Promise<string[]> =>
    (await readdir(`${test.deps.env.dataDir}/exports`)).filter((name) => name.startsWith(id))
  const trail = (id: string) => auditTrail(test, practice, 'export', id)
  return { practice, owner, path, request, get, download, make, fetchFiles, left, trail }
}
