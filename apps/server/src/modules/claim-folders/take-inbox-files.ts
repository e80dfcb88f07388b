import { createHash } from 'node:crypto'
import { MAX_RECEIVED_FILE_BYTES } from '@oaklet/api/contract'
import { and, eq } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import type { ArrivedFile, ClaimTransport } from '../../claim-transport'
import { refusedFiles } from '../../db/schema/claim-folders-table'
import type { Deps } from '../../deps'
import { inEachOrganization } from '../../in-each-organization'
import { oneByOne } from '../../one-by-one'
import { inWork, type Work } from '../../work'
import { importInEachPractice } from './import-in-each-practice'
import { endTaking, lookIntoInbox } from './look-into-inbox'
import { keepRefusal } from './keep-refusal'

const JOB = 'inbox folder'
const TOO_LARGE = 'This file is larger than 20 MB.'

/**
 * Imports the files of the inbox folders that are complete, and moves each out of the way once that is committed. A file
 * that was imported before the process ended is known by its content, and only moved.
 */
export async function takeInboxFiles(deps: Deps): Promise<void> {
  const { claimTransport: transport } = deps
  if (transport === null) return
  await inEachOrganization(deps, JOB, async (organizationId) => {
    const actor: JobActor = { kind: 'job', name: JOB, organizationId }
    const isSetUp = await transport.isFor(organizationId)
    const taking = await inWork(deps, actor, (work) => lookIntoInbox(work, transport, isSetUp))
    if (taking === null) return
    try {
      const facts = () => ({ work: JOB, organizationId })
      await oneByOne(deps, taking.files, facts, (file) => take(deps, transport, actor, file))
    } finally {
      await inWork(deps, actor, (work) => endTaking(work, taking))
    }
    deps.changes.announce(organizationId)
  })
}

async function take(
  deps: Deps,
  transport: ClaimTransport,
  actor: JobActor,
  file: ArrivedFile,
): Promise<void> {
  const { organizationId } = actor
  if (file.size > MAX_RECEIVED_FILE_BYTES) {
    const sha256 = hashOf(JSON.stringify([file.key, file.size, file.changedAt]))
    await inWork(deps, actor, (work) => keepRefusal(work, { name: file.name, sha256, message: TOO_LARGE }))
    return transport.settle(organizationId, file, { sha256, refusal: TOO_LARGE })
  }
  const bytes = await transport.read(organizationId, file)
  if (bytes === null) return
  const sha256 = hashOf(bytes)
  const { refusal, isRemittance } = await importInEachPractice(deps, actor, file.name, bytes)
  await inWork(deps, actor, (work) =>
    refusal === null
      ? dropRefusal(work, sha256)
      : keepRefusal(work, { name: file.name, sha256, message: refusal }, isRemittance),
  )
  await transport.settle(organizationId, file, { sha256, refusal })
}

const hashOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/** A file that is imported after all is refused no longer. */
async function dropRefusal({ tx, actor }: Work<JobActor>, sha256: string): Promise<void> {
  await tx
    .delete(refusedFiles)
    .where(and(eq(refusedFiles.organizationId, actor.organizationId), eq(refusedFiles.sha256, sha256)))
}
