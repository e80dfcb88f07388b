import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../deps'
import { errorCode } from '../../error-code'

/** What a try has made: the export, the try, and whether it is finished. */
const NAME = /^([\da-f-]{36})\.\d+\.(part|zip)$/

/** A maker's turn at an export; each has names of its own. */
interface Try {
  exportId: string
  tries: number
}

/** Where exports lie until they are fetched; processes that share a database share this folder too. */
const exportsFolder = ({ env }: Pick<Deps, 'env'>): string => join(env.dataDir, 'exports')

/** Where a finished export lies. */
export const exportPath = (deps: Pick<Deps, 'env'>, file: string): string => join(exportsFolder(deps), file)

/** Where one try at an export keeps what is not finished. */
export const partPath = (deps: Pick<Deps, 'env'>, { exportId, tries }: Try): string =>
  join(exportsFolder(deps), `${exportId}.${tries}.part`)

/** What a finished export is called there. */
export const zipName = ({ exportId, tries }: Try): string => `${exportId}.${tries}.zip`

/** Removes a finished export, if it is there. */
export const removeFile = (deps: Pick<Deps, 'env'>, file: string): Promise<void> =>
  rm(exportPath(deps, file), { force: true })

/** Removes what one try has made, finished or not. */
export async function removeTry(deps: Pick<Deps, 'env'>, which: Try): Promise<void> {
  await rm(partPath(deps, which), { recursive: true, force: true })
  await removeFile(deps, zipName(which))
}

/** Removes all that tries at an export have left, like those of a process that was killed. */
export async function removeTries(deps: Pick<Deps, 'env'>, exportId: string): Promise<void> {
  const left = (await namesIn(exportsFolder(deps))).filter((name) => name.startsWith(`${exportId}.`))
  await Promise.all(left.map((name) => rm(exportPath(deps, name), { recursive: true, force: true })))
}

/** The exports of which something lies there, each once. */
export async function exportsInFolder(deps: Pick<Deps, 'env'>): Promise<string[]> {
  const names = await namesIn(exportsFolder(deps))
  return [...new Set(names.flatMap((name) => NAME.exec(name)?.[1] ?? []))]
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return []
    throw error
  }
}
