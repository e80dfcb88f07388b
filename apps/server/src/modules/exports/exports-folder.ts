import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'

/** Where exports lie until they are fetched; processes that share a database share this folder too. */
const exportsFolder = ({ env }: Pick<Deps, 'env'>): string => join(env.dataDir, 'exports')

/** Where a finished export lies. */
export const exportPath = (deps: Pick<Deps, 'env'>, file: string): string => join(exportsFolder(deps), file)

/** Where one try at an export keeps what is not finished. */
export const partPath = (deps: Pick<Deps, 'env'>, exportId: string, tries: number): string =>
  join(exportsFolder(deps), `${exportId}.${tries}.part`)

/** What a finished export is called there; each try has a name of its own. */
export const zipName = ({ exportId, tries }: { exportId: string; tries: number }): string =>
  `${exportId}.${tries}.zip`

/** Removes a finished export, if it is there. */
export const removeFile = (deps: Pick<Deps, 'env'>, file: string): Promise<void> =>
  rm(exportPath(deps, file), { force: true })

/** Removes what the tries at an export have left, like those of a process that was killed. */
export async function removeParts(deps: Pick<Deps, 'env'>, exportId: string): Promise<void> {
  const left = (await namesIn(exportsFolder(deps))).filter(
    (name) => name.startsWith(`${exportId}.`) && name.endsWith('.part'),
  )
  await Promise.all(left.map((name) => rm(exportPath(deps, name), { recursive: true, force: true })))
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
