import { eq } from 'drizzle-orm'
import type { JobActor } from '../../actor'
import { practices } from '../../db/schema/practices-table'
import type { Deps } from '../../deps'
import { AppError } from '../../errors'
import { inWork } from '../../work'
import { readFile } from '../../x12/reading/read-file'
import { RefusedFile } from '../../x12/reading/RefusedFile'
import { importReceivedFile } from '../received-files'
import { importRemittances } from '../remittances'

/** A file as an import takes it. */
interface FileBody {
  name: string
  content: string
}

/** What came of a file. */
interface TriedFile {
  /** Why it can’t be imported, in a sentence; null where nothing speaks against it. */
  refusal: string | null
  /** Whether it says what an insurance paid, and not what became of claims. */
  isRemittance: boolean
}

const MIXED =
  'This file holds both a remittance (835) and answers to claims. Ask your clearinghouse to send them in files of their own.'

/**
 * Imports a file in every practice of the organization that it is about, each in a transaction of its own: what one
 * refuses holds up no other. The refusal is null where it is imported in all of them, else the first sentence that says why
 * it is not. A practice that has it already is left as it is, so that the same file again imports what is missing.
 */
export async function importInEachPractice(
  deps: Deps,
  actor: JobActor,
  name: string,
  bytes: Uint8Array,
): Promise<TriedFile> {
  const kind = kindOf(bytes)
  if (kind.refusal !== null) return kind
  const { isRemittance } = kind
  const body = { name, content: Buffer.from(bytes).toString('base64') }
  let notOurs: string | null = null
  let refused: string | null = null
  let isImported = false
  for (const practiceId of await practiceIds(deps, actor)) {
    const refusal = await importInto(deps, actor, { practiceId, body, isRemittance })
    if (refusal === null) isImported = true
    else if (refusal.code === 'not_ours') notOurs = refusal.message
    else refused ??= refusal.extras.fieldErrors?.[0]?.message ?? refusal.message
  }
  if (refused !== null || isImported) return { refusal: refused, isRemittance }
  return { refusal: notOurs ?? 'This organization has no practice.', isRemittance }
}

/** What a file holds, by its sets; what can't be taken apart is refused here. */
function kindOf(bytes: Uint8Array): TriedFile {
  try {
    const kinds = new Set(readFile(bytes).sets.map(({ kind }) => kind))
    const isRemittance = kinds.has('835')
    const isMixed = isRemittance && (kinds.has('999') || kinds.has('277CA'))
    return { refusal: isMixed ? MIXED : null, isRemittance }
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.message, isRemittance: false }
    throw error
  }
}

const practiceIds = (deps: Deps, actor: JobActor): Promise<string[]> =>
  inWork(deps, actor, async ({ tx }) => {
    const rows = await tx
      .select({ id: practices.id })
      .from(practices)
      .where(eq(practices.organizationId, actor.organizationId))
      .orderBy(practices.id)
    return rows.map(({ id }) => id)
  })

interface Import {
  practiceId: string
  body: FileBody
  isRemittance: boolean
}

/** The refusal, if there is one; nothing of a refused import stays. */
async function importInto(
  deps: Deps,
  actor: JobActor,
  { practiceId, body, isRemittance }: Import,
): Promise<AppError | null> {
  try {
    await inWork<JobActor, unknown>(deps, actor, (work) =>
      isRemittance
        ? importRemittances({ params: { practiceId }, body }, work)
        : importReceivedFile({ params: { practiceId }, body }, work),
    )
    return null
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}
