import { constants } from 'node:fs'
import { access, readdir, rename } from 'node:fs/promises'
import type { ClaimTransport, OutgoingFile } from './claim-transport'
import {
  factsOf,
  faultOf,
  type Flush,
  flushFolder,
  inFolder,
  inside,
  readWhole,
  removeThere,
  requireFolder,
  writeWhole,
} from './folder-files'

/** A hidden name with an ending that programs which watch a folder leave alone. */
const stagedName = (batchId: string) => `.claims-${batchId}.tmp`
const STAGED = /^\.claims-([0-9a-f-]{36})\.tmp$/

/** The folder of an organization in which its files of claims are put. */
export function outboxFolder(
  pathOf: (organizationId: string) => string,
  flush: Flush,
): Pick<ClaimTransport, 'stage' | 'release' | 'staged' | 'unstage'> & {
  /** Throws where nothing can be put into it. */
  requireUsable(organizationId: string): Promise<void>
} {
  const requireUsable = (organizationId: string) =>
    inFolder('out', async () => {
      await requireFolder('out', pathOf(organizationId))
      await access(pathOf(organizationId), constants.R_OK | constants.W_OK | constants.X_OK)
    })
  /** Does work in the folder, once it is known to be there. */
  const within = <Result>(organizationId: string, work: (folder: string) => Promise<Result>) =>
    inFolder('out', async () => {
      await requireUsable(organizationId)
      return work(pathOf(organizationId))
    })
  return {
    requireUsable,
    stage: (file) =>
      within(file.organizationId, async (folder) => {
        await isThere(folder, file)
        await writeWhole(inside(folder, stagedName(file.batchId)), file.bytes, flush)
        await flushFolder(folder, flush)
      }),
    release: (file) =>
      within(file.organizationId, async (folder) => {
        const staged = inside(folder, stagedName(file.batchId))
        if ((await factsOf(staged)) === null) return
        if (await isThere(folder, file)) await removeThere(staged)
        else await rename(staged, inside(folder, file.name))
        await flushFolder(folder, flush)
      }),
    staged: (organizationId) =>
      within(organizationId, async (folder) =>
        (await readdir(folder)).flatMap((name) => STAGED.exec(name)?.[1] ?? []),
      ),
    unstage: (organizationId, batchId) =>
      within(organizationId, (folder) => removeThere(inside(folder, stagedName(batchId)))),
  }
}

/** Whether the file is in the folder already; throws where another one has its name. */
async function isThere(folder: string, { name, bytes }: OutgoingFile): Promise<boolean> {
  const path = inside(folder, name)
  if ((await factsOf(path)) === null) return false
  const there = await readWhole(path, { size: bytes.length })
  if (there === null || Buffer.compare(there, bytes) !== 0) throw faultOf('out', 'EEXIST')
  return true
}
