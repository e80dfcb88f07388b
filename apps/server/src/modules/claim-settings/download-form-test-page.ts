import type { FileAnswer } from '@oaklet/api/contract'
import type * as api from '@oaklet/api/contract'
import type { Call } from '../../http/mount'
import { inWork } from '../../work'
import { overlayTestPage } from '../claim-forms'
import { readClaimSettings } from './read-claim-settings'

/** A page that fills each box of a form, moved by the practice’s offsets. */
export async function downloadFormTestPage({
  deps,
  actor,
  params: { practiceId },
}: Call<typeof api.downloadFormTestPage.path, undefined, undefined>): Promise<FileAnswer> {
  const printing = await inWork(deps, actor, async (work) => {
    const { printOffsets } = await readClaimSettings(work, practiceId)
    return { offsets: printOffsets, madeAt: work.now() }
  })
  // The file is written after the transaction, since writing takes long.
  const bytes = await overlayTestPage(printing)
  return { bytes, contentType: 'application/pdf', fileName: 'cms-1500-test-page.pdf' }
}
