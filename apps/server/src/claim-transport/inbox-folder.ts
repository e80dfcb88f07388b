import { constants } from 'node:fs'
import { access, mkdir, readdir, rename } from 'node:fs/promises'
import { errorCode } from '../error-code'
import type { ArrivedFile, ClaimTransport } from './claim-transport'
import {
  factsOf,
  type Flush,
  flushFolder,
  inFolder,
  inside,
  type Path,
  readWhole,
  requireFolder,
  writeWhole,
} from './folder-files'

/** Names of files that another program is still writing. */
const UNFINISHED = /^\.|\.(tmp|part|partial|filepart|crdownload)$/i
const MAX_NAME = 200

/** The folder of an organization in which files of insurers arrive, with those that were taken in folders beside them. */
export function inboxFolder(
  pathOf: (organizationId: string) => string,
  flush: Flush,
): Pick<ClaimTransport, 'read' | 'settle'> & {
  /** The files in it; throws where it can’t be used. */
  list(organizationId: string): Promise<ArrivedFile[]>
} {
  const read: ClaimTransport['read'] = (organizationId, file) =>
    inFolder('in', () => readWhole(pathTo(pathOf(organizationId), file), file))
  return {
    read,
    list: (organizationId) =>
      inFolder('in', async () => {
        const folder = pathOf(organizationId)
        await requireUsable(folder)
        for (const taken of ['done', 'refused']) await makeFolder(`${folder}/${taken}`)
        return filesIn(folder)
      }),
    settle: (organizationId, file, { sha256, refusal }) =>
      inFolder('in', async () => {
        const folder = pathOf(organizationId)
        const target = `${folder}/${refusal === null ? 'done' : 'refused'}`
        await requireFolder('in', target)
        const from = pathTo(folder, file)
        if ((await factsOf(from)) === null) return
        const name = await freeName(target, nameIn(file), sha256)
        if (refusal !== null) {
          await writeWhole(inside(target, withEnding(name, '.txt')), Buffer.from(`${refusal}\n`), flush)
        }
        await rename(from, inside(target, name))
        await flushFolder(target, flush)
        await flushFolder(folder, flush)
      }),
  }
}

const nameIn = ({ key }: ArrivedFile): Buffer => Buffer.from(key, 'latin1')
const pathTo = (folder: string, file: ArrivedFile): Path => inside(folder, nameIn(file))
const withEnding = (name: Buffer, ending: string): Buffer => Buffer.concat([name, Buffer.from(ending)])

/** Throws where a folder is not there, or files can’t be read in it, put into it or taken out of it. */
async function requireUsable(folder: string): Promise<void> {
  await requireFolder('in', folder)
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
}

/** A folder in which a file can’t be put is found at the look, before any file is imported that then can’t be moved. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  await requireUsable(folder)
}

/** The files of a folder in the order of their names: no folders, links or pipes, and none that is still written. */
async function filesIn(folder: string): Promise<ArrivedFile[]> {
  const files: ArrivedFile[] = []
  for (const name of await readdir(folder, { encoding: 'buffer' })) {
    if (UNFINISHED.test(name.toString())) continue
    const facts = await factsOf(inside(folder, name))
    if (facts?.isFile() !== true) continue
    const key = name.toString('latin1')
    files.push({ key, name: readable(name), size: facts.size, changedAt: facts.mtimeMs })
  }
  return files.toSorted((one, other) => (one.key < other.key ? -1 : 1))
}

/** A name as it can be stored and shown. */
const readable = (name: Buffer): string =>
  name
    .toString()
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}\u2028\u2029]/gu, '\uFFFD')
    .slice(0, MAX_NAME)
    // Half of a pair of surrogates, where the cut went through one.
    .replace(/\p{Surrogate}$/u, '')
    .trim() || 'file'

/** So many bytes of a name leave room for what is added to it. */
const MAX_BYTES = 180

/** A name that nothing has in the folder, with or without the ending of a sentence; the hash tells files of one name apart. */
async function freeName(folder: string, name: Buffer, sha256: string): Promise<Buffer> {
  const short = name.subarray(0, MAX_BYTES)
  const isTaken = async (path: Buffer) =>
    (await factsOf(inside(folder, path))) !== null ||
    (await factsOf(inside(folder, withEnding(path, '.txt')))) !== null
  return (await isTaken(short)) ? withEnding(short, `.${sha256}`) : short
}
