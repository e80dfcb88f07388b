import type { Tx } from '../db/database'
import { claimBatchClaims, claimBatches, claimFileCounters } from '../db/schema/claim-batches-table'
import { answeredBatches, claimAnswers, receivedFiles } from '../db/schema/received-files-table'
import { sha256Of } from '../modules/claims'
import type { ClaimAnswer } from '../x12/answers/answer'
import { readAnswers } from '../x12/answers/read-answers'
import { claimFile, referenceOf, type ClaimEnvelope } from '../x12/writing/claim-file'
import type { DemoClaim } from './demo-claims'
import { demoId } from './demo-id'
import { insertRows } from '../db/insert-rows'

/** By the clock of the practice. */
const SENT_AT = '12:00'

/** Claims of a practice that went out in one file, and what a clearinghouse said of them. */
export interface DemoFile {
  organizationId: string
  practiceId: string
  id: string
  number: number
  content: string
  sha256: string
  claims: readonly DemoClaim[]
  sentAt: Date
  /** The file that came back, and what it says of each claim; null while none did. */
  answer: { id: string; content: Uint8Array; sha256: string; at: Date; said: readonly ClaimAnswer[] } | null
}

/** The file of claims that were sent on one day, and the answer that accepts each, or rejects it as its state says. */
export function demoFileOf(
  claims: readonly [DemoClaim, ...DemoClaim[]],
  sender: ClaimEnvelope,
  { number, answeredAt }: { number: number; answeredAt: Date | null },
): DemoFile {
  const [{ organizationId, practiceId, createdAt: sentAt, submittedOn }] = claims
  const forms = claims.map(({ form }) => form)
  const envelope = { ...sender, controlNumber: number, date: submittedOn ?? sender.date, time: SENT_AT }
  const content = claimFile(forms, envelope)
  return {
    ...{ organizationId, practiceId, id: demoId(`claim file ${number} of ${practiceId}`), number },
    ...{ content, sha256: sha256Of(content), claims, sentAt },
    answer:
      answeredAt === null
        ? null
        : answerOf(claims, {
            ...{ number, reference: referenceOf(envelope), receiver: envelope.sender.id },
            answeredAt,
          }),
  }
}

function answerOf(
  claims: readonly [DemoClaim, ...DemoClaim[]],
  { answeredAt: at, ...of }: { number: number; reference: string; receiver: string; answeredAt: Date },
): DemoFile['answer'] {
  const text = statusesOf(claims, { ...of, on: dateOf(at) })
  const content = new TextEncoder().encode(text)
  const id = demoId(`answer to the claim file ${of.number} of ${claims[0].practiceId}`)
  return { id, content, sha256: sha256Of(text), at, said: saidIn(content) }
}

/** A claim that is void was rejected before. */
const isRejected = ({ state }: DemoClaim): boolean => state === 'rejected' || state === 'void'

const saidIn = (bytes: Uint8Array): readonly ClaimAnswer[] =>
  readAnswers(bytes).answers.flatMap(({ answer }) => (answer.kind === '277CA' ? answer.claims : []))

const dateOf = (at: Date): string => at.toISOString().slice(0, 10).replaceAll('-', '')

/** A 277CA of a clearinghouse: a claim is accepted with a number of the payer’s, or refused for its member id. */
function statusesOf(
  claims: readonly DemoClaim[],
  { number, reference, receiver, on }: { number: number; reference: string; receiver: string; on: string },
): string {
  const id = (text: string) => text.padEnd(15)
  const [nothing, control] = [`00*${' '.repeat(10)}`, String(number).padStart(9, '0')]
  const set = [
    ...['ST*277*0001*005010X214', `BHT*0085*08*${control}*${on}*0930*TH`],
    ...['HL*1**20*1', 'NM1*AY*2*EXAMPLE CLEARINGHOUSE*****46*CLEARINGHOUSE', `TRN*1*${control}`],
    ...['HL*2*1*21*1', `NM1*41*2*PRACTICE*****46*${receiver}`, `TRN*2*${reference}`],
    ...[`STC*A1:19:PR*${on}*WQ`, 'HL*3*2*19*1', 'NM1*85*2*PRACTICE', 'TRN*1*0'],
    ...claims.flatMap((claim, index) => {
      const { form, pcn, chargedCents } = claim
      return [
        `HL*${index + 4}*3*PT`,
        `NM1*QC*1*${form.client.lastName.toUpperCase()}*${form.client.firstName.toUpperCase()}`,
        `TRN*2*${pcn}`,
        isRejected(claim)
          ? `STC*A7:164:IL*${on}*U*${chargedCents / 100}`
          : `STC*A2:20:PR*${on}*WQ*${chargedCents / 100}`,
        ...(isRejected(claim) ? [] : [`REF*1K*P${pcn.slice(1)}`]),
      ]
    }),
  ]
  return [
    `ISA*${nothing}*${nothing}*ZZ*${id('CLEARINGHOUSE')}*30*${id(receiver)}*${on.slice(2)}*0930*^*00501*${control}*0*P*:`,
    `GS*HN*CLEARINGHOUSE*${receiver}*${on}*0930*${number}*X*005010X214`,
    ...[...set, `SE*${set.length + 1}*0001`, `GE*1*${number}`, `IEA*1*${control}`],
  ]
    .map((segment) => `${segment}~`)
    .join('\n')
}

/** Why a claim was rejected; empty for one that was not. */
export const rejectionOf = ({ answer }: DemoFile, { pcn }: Pick<DemoClaim, 'pcn'>): string =>
  (answer?.said ?? [])
    .filter(({ controlNumber, verdict }) => controlNumber === pcn && verdict === 'rejected')
    .flatMap(({ findings }) => findings.map(({ words }) => words))
    .join('. ')

/** Writes the files of claims, which must be there already, with the number that comes next. */
export async function insertClaimFiles(
  tx: Tx,
  organizationId: string,
  files: readonly DemoFile[],
  staffId: string,
): Promise<void> {
  await insertRows(
    tx,
    claimBatches,
    files.map(({ practiceId, id, number, content, sha256, claims, sentAt, answer }) => ({
      ...{ organizationId, practiceId, id, number, content, sha256 },
      state: answer === null ? 'sent' : claims.some(isRejected) ? 'partly_rejected' : 'accepted',
      ...{ isTest: false, createdById: staffId, createdAt: sentAt, sentById: staffId, sentAt },
    })),
  )
  await insertRows(
    tx,
    claimBatchClaims,
    files.flatMap(({ id: batchId, claims }) =>
      claims.map(({ id: claimId }, position) => ({
        ...{ organizationId, batchId, claimId, position, claimVersion: 1 },
      })),
    ),
  )
  await tx.insert(claimFileCounters).values({ organizationId, nextNumber: files.length + 1 })
}

/** Writes what came back for the files of claims, once their claims are there as they were sent. */
export async function insertAnswers(tx: Tx, files: readonly DemoFile[], staffId: string): Promise<void> {
  const answered = files.flatMap(({ answer, ...file }) => (answer === null ? [] : [{ ...file, answer }]))
  if (answered.length === 0) return
  await tx.insert(receivedFiles).values(
    answered.map(({ organizationId, practiceId, number, answer: { id, content, sha256, at } }) => ({
      ...{ organizationId, id, practiceId, name: `answers-${number}.277`, content, sha256 },
      ...{ kinds: ['277CA' as const], warnings: [], importedById: staffId, importedAt: at },
    })),
  )
  await insertRows(
    tx,
    answeredBatches,
    answered.map(({ organizationId, id: batchId, answer }) => ({
      organizationId,
      fileId: answer.id,
      batchId,
    })),
  )
  await insertRows(
    tx,
    claimAnswers,
    answered.flatMap(({ organizationId, id: batchId, claims, answer: { id: fileId, said } }) =>
      claims.flatMap(({ id: claimId, pcn }, position) =>
        said
          .filter(({ controlNumber }) => controlNumber === pcn)
          .map(({ sender, verdict, on, findings, payerClaimNumber, clearinghouseNumber, raw }) => ({
            ...{ organizationId, id: answerIdOf(claimId), fileId, batchId, position, claimId, attempt: 1 },
            ...{ kind: '277CA' as const, pcn, sender, senderName: 'EXAMPLE CLEARINGHOUSE', verdict },
            ...{ answeredOn: on, findings: [...findings], text: '' },
            ...{ payerClaimNumber, clearinghouseNumber, raw },
          })),
      ),
    ),
  )
}

/** The answer that is kept for a claim. */
export const answerIdOf = (claimId: string): string => demoId(`answer to ${claimId}`)
