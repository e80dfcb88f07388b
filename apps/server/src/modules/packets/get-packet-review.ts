import type * as api from '@oaklet/api/contract'
import { type FormAnswers, isFormItem, type PacketReview, pagesOf } from '@oaklet/api/contract'
import { scopeOf } from '../../actor'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { offeredFiles, seenCategories } from '../client-files'
import { findClient } from '../clients'
import { firstCoverageOf } from '../coverages'
import { findPacket, isAsked, type ItemWithPages, itemsOf, type PacketKey } from './select-packets'

/** What a client sent in, beside their record; reading it is an event of the packet. */
export async function getPacketReview(
  { scope, params: key }: CallOf<typeof api.getPacketReview>,
  work: Work,
): Promise<PacketReview> {
  await clientOf(work, key, scope)
  const review = await readReview(work, key)
  await recordAudit(work, { action: 'viewed', resource: 'packet', recordId: key.packetId })
  return review
}

/** The packet with the answers of its forms, and the client as they are now; `clients:view` has to reach them. */
export async function readReview(work: Work, key: PacketKey): Promise<PacketReview> {
  const packet = await findPacket(work, key)
  const client = await findClient(work, key, scopeOf(work.actor, 'clients:view'))
  if (client === null) throw notFound()
  const coverage = await firstCoverageOf(work, key)
  const items = await itemsOf(work, [key.packetId])
  const all = await offeredFiles(work, items)
  const seen = seenCategories(work.actor, client)
  const files = all.filter(({ category }) => seen.includes(category))
  return {
    ...{ packet, client, forms: formsOf(items), hiddenFiles: all.length - files.length },
    files: files.map(({ id, itemId, title, category, type, size }) => ({
      ...{ id, itemId, title, category, type, size },
    })),
    coverage: coverage && {
      ...{ payerName: coverage.payerName, memberId: coverage.memberId, groupNumber: coverage.groupNumber },
      ...{ relation: coverage.relation, policyHolder: coverage.policyHolder },
    },
  }
}

/** What was answered in the forms of a packet, on the pages that are asked for. */
function formsOf(items: readonly ItemWithPages[]): FormAnswers {
  return Object.fromEntries(
    items
      .filter((item) => isFormItem(item.kind) && isAsked(item))
      .map((item) => {
        const { kind, pages } = item
        const asked = pagesOf(item, pages)
        return [
          kind,
          Object.fromEntries(
            pages.filter(({ page }) => asked.includes(page)).map(({ page, answers }) => [page, answers]),
          ),
        ]
      }),
  )
}
