import { createHash } from 'node:crypto'
import type { ClaimForm } from '@oaklet/api/contract'
import { fromDate } from '@internationalized/date'
import type { Actor } from '../../actor'
import type { Work } from '../../work'
import type { ClaimEnvelope } from '../../x12/writing/claim-file'
import { readClaimSettings } from '../claim-settings'
import { practiceToday } from '../organization'

/** How long an id of a sender or receiver can be. */
const ID_LENGTH = 15

/** How many digits tell the files of an organization from those of others. */
const MARK_LENGTH = 5

/** The same digits in each file of an organization: two organizations may share a tax number, and numbers of files repeat. */
const markOf = (organizationId: string): string =>
  String(Number.parseInt(createHash('sha256').update(organizationId).digest('hex').slice(0, 8), 16))
    .padStart(MARK_LENGTH, '0')
    .slice(0 - MARK_LENGTH)

/** Who receives a file that names no one payer. */
const CLEARINGHOUSE = { idKind: 'ZZ', id: 'CLEARINGHOUSE', name: 'CLEARINGHOUSE' } as const

/**
 * From whom a file is, to whom, and when: as the settings say, else from who bills, to the payer where all claims go to
 * one.
 */
export async function envelopeOf(
  work: Work<Actor>,
  practiceId: string,
  forms: readonly ClaimForm[],
  controlNumber: number,
): Promise<ClaimEnvelope> {
  const [first] = forms
  const biller = first?.billing
  if (first === undefined || biller === null || biller === undefined) {
    throw new Error('A file of claims names nobody who bills')
  }
  const { sender, receiver, isTest } = await readClaimSettings(work, practiceId)
  const { timeZone, today } = await practiceToday(work, practiceId)
  const { hour, minute } = fromDate(work.now(), timeZone)
  const name = `${biller.firstName} ${biller.name}`.trim()
  const { payerId, name: payerName } = first.payer
  const isOne = forms.every(({ payer }) => payer.payerId === payerId) && payerId.length <= ID_LENGTH
  const payer = isOne ? { idKind: 'ZZ' as const, id: payerId, name: payerName } : CLEARINGHOUSE
  return {
    sender: {
      ...(sender ?? { idKind: '30', id: biller.taxId }),
      ...{ name, contactName: name, phone: biller.phone },
    },
    receiver: receiver ?? payer,
    ...{ controlNumber, mark: markOf(work.actor.organizationId), isTest, date: today },
    time: [hour, minute].map((part) => String(part).padStart(2, '0')).join(':'),
  }
}
