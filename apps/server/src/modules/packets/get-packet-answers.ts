import type * as api from '@oaklet/api/contract'
import { isAnswered, type PacketAnswers, pagesOf } from '@oaklet/api/contract'
import { scopeOf } from '../../actor'
import { notFound } from '../../errors'
import type { CallOf } from '../../http/mount'
import type { Work } from '../../work'
import { recordAudit } from '../audit'
import { clientOf } from '../caseload'
import { isAsked, isPacket, itemsOf } from './select-packets'
import { packets } from '../../db/schema/packets-table'

/** What a client answered in a form of the practice, as they sent it in; reading it is an event of the packet. */
export async function getPacketAnswers(
  { actor, scope, params: key }: CallOf<typeof api.getPacketAnswers>,
  work: Work,
): Promise<PacketAnswers> {
  await clientOf(work, key, scope)
  const [packet] = await work.tx.select().from(packets).where(isPacket(actor, key))
  const isSentIn = packet?.status === 'submitted' || packet?.status === 'reviewed'
  const item = isSentIn
    ? (await itemsOf(work, [key.packetId])).find(({ id }) => id === key.itemId)
    : undefined
  if (item === undefined || !isAsked(item) || item.form === null || item.formNumber === null) throw notFound()
  if (item.form.isClinical) await clientOf(work, key, scopeOf(actor, 'notes:view'))
  await recordAudit(work, {
    ...{ action: 'viewed', resource: 'packet', recordId: key.packetId, changed: ['answers'] },
  })
  const answers = pagesOf(item, item.pages).map((page) => {
    const answer = item.pages.find((one) => one.page === page)?.answers['answer']
    return [page, isAnswered(answer) ? answer : null]
  })
  return {
    itemId: item.id,
    number: item.formNumber,
    form: item.form,
    answers: Object.fromEntries(answers) as PacketAnswers['answers'],
  }
}
