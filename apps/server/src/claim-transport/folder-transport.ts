import { lstat } from 'node:fs/promises'
import { faultIn, type ClaimTransport } from './claim-transport'
import type { Flush } from './folder-files'
import { inboxFolder } from './inbox-folder'
import { outboxFolder } from './outbox-folder'

/**
 * Files go out and come in by folders of the server: `<folder>/<id of the organization>/out` and `/in`. The operator
 * makes the folder of an organization with these two in it, so that a disk that is not there is never taken for an
 * empty one.
 */
export function folderTransport(folder: string, flush: Flush = (handle) => handle.sync()): ClaimTransport {
  const placeOf = (organizationId: string) => `${folder}/${organizationId}`
  const outPath = (organizationId: string) => `${placeOf(organizationId)}/out`
  const inPath = (organizationId: string) => `${placeOf(organizationId)}/in`
  const outbox = outboxFolder(outPath, flush)
  const { list, read, settle } = inboxFolder(inPath, flush)
  return {
    isFor: (organizationId) =>
      lstat(placeOf(organizationId)).then(
        (facts) => facts.isDirectory(),
        () => false,
      ),
    places: (organizationId) => ({ out: outPath(organizationId), in: inPath(organizationId) }),
    stage: outbox.stage,
    release: outbox.release,
    staged: outbox.staged,
    unstage: outbox.unstage,
    look: async (organizationId) => {
      const outFault = await faultIn(() => outbox.requireUsable(organizationId))
      let files: Awaited<ReturnType<typeof list>> = []
      const inFault = await faultIn(async () => {
        files = await list(organizationId)
      })
      return { outFault, inFault, files }
    },
    read,
    settle,
  }
}
