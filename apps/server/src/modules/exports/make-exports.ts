import { EXPORT_LIFE_HOURS } from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import { failureFacts } from '../../failure-facts'
import { inEachOrganization } from '../../in-each-organization'
import { claimExport, type ExportClaim, keepClaim, LEASE_MS, settleClaim } from './claim-export'
import { removeTries, removeTry } from './exports-folder'
import { writeExport } from './write-export'

/** After so many makers were killed over it, an export is given up. */
const MAX_TRIES = 3
const LIFE_MS = EXPORT_LIFE_HOURS * 3_600_000

/** Makes the exports that were asked for. Several processes may do it at once: each export has one maker. */
export async function makeExports(deps: Deps): Promise<void> {
  await inEachOrganization(deps, 'exports', async (organizationId) => {
    const claim = await claimExport(deps, organizationId)
    if (claim !== null) await make(deps, claim)
  })
}

async function make(deps: Deps, claim: ExportClaim): Promise<void> {
  if (claim.tries > MAX_TRIES) {
    await fail(deps, claim)
    return removeTries(deps, claim.exportId)
  }
  const beat = setInterval(() => void keepClaim(deps, claim).catch(() => undefined), LEASE_MS / 3)
  try {
    await removeTries(deps, claim.exportId)
    const written = await writeExport(deps, claim)
    const finishedAt = deps.clock.now()
    const expiresAt = new Date(finishedAt.getTime() + LIFE_MS)
    await settleClaim(deps, claim, { ...written, status: 'ready', finishedAt, expiresAt })
  } catch (error) {
    await giveUp(deps, claim, error)
  } finally {
    clearInterval(beat)
  }
}

/** Leaves nothing of this try, and that before it lets go: what comes to lie there later is its successor's. */
async function giveUp(deps: Deps, claim: ExportClaim, error: unknown): Promise<void> {
  try {
    await removeTry(deps, claim)
  } finally {
    await letGo(deps, claim, error)
  }
}

async function letGo(deps: Deps, claim: ExportClaim, error: unknown): Promise<void> {
  if (deps.changes.ended.aborted) {
    // The next start begins it anew, and this try doesn't count.
    await settleClaim(deps, claim, { status: 'queued', tries: claim.tries - 1 })
    return
  }
  const { organizationId, exportId } = claim
  deps.log.error({ organizationId, exportId, error: failureFacts(error) }, 'an export failed')
  await fail(deps, claim)
}

const fail = (deps: Deps, claim: ExportClaim): Promise<void> =>
  settleClaim(deps, claim, { status: 'failed', finishedAt: deps.clock.now() })
