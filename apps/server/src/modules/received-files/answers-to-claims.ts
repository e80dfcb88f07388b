import type { ClaimForm } from '@oaklet/api/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '../../actor'
import { claims, claimSubmissions } from '../../db/schema/claims-table'
import type { claimAnswers } from '../../db/schema/received-files-table'
import type { Work } from '../../work'
import type { ClaimAnswer, Finding } from '../../x12/answers/answer'
import type { StatusAnswer, StatusOfClaim } from '../../x12/answers/status-answers'
import { verdictsOf } from '../../x12/answers/verdicts-of'
import type { MatchedAnswer } from './match-answers'

type NewAnswer = Omit<typeof claimAnswers.$inferInsert, 'organizationId' | 'id' | 'fileId'>

/** A claim as it went out in a file. */
interface SentInFile {
  batchId: string | null
  claimId: string
  attempt: number
  pcn: string
  form: ClaimForm
}

/** What an answer says of a claim, with what it says of its lines. */
type Said = ClaimAnswer & Partial<Pick<StatusOfClaim, 'lines'>>

/** What the answers say of each claim, in the order of the file. */
export async function answersToClaims(
  work: Work<Actor>,
  matched: readonly MatchedAnswer[],
): Promise<NewAnswer[]> {
  const batchIds = [...new Set(matched.map(({ batch }) => batch.row.id))]
  const sent = await readSent(work, batchIds)
  const answers = matched.flatMap(({ received: { answer, on }, batch }) => {
    const inside = sent.filter(({ batchId }) => batchId === batch.row.id)
    const byNumber = new Map(inside.map((claim) => [claim.pcn, claim]))
    const said: readonly Said[] =
      answer.kind === '277CA' ? statusesOf(answer, inside) : verdictsOf(answer, batch.claims, on)
    const senderName = answer.kind === '277CA' ? answer.senderName : ''
    return said.map((one) => {
      const claim = byNumber.get(one.controlNumber)
      return {
        ...{ batchId: batch.row.id, kind: answer.kind, senderName: stored(senderName, 200) },
        ...{ claimId: claim?.claimId ?? null, attempt: claim?.attempt ?? null },
        ...columnsOf(one, claim?.form ?? null),
      }
    })
  })
  return answers.map((answer, position) => ({ ...answer, position }))
}

const readSent = ({ tx, actor }: Work<Actor>, batchIds: readonly string[]) =>
  tx
    .select({
      batchId: claimSubmissions.batchId,
      claimId: claimSubmissions.claimId,
      attempt: claimSubmissions.attempt,
      pcn: claims.pcn,
      form: claimSubmissions.form,
    })
    .from(claimSubmissions)
    .innerJoin(
      claims,
      and(
        eq(claims.organizationId, claimSubmissions.organizationId),
        eq(claims.id, claimSubmissions.claimId),
      ),
    )
    .where(
      and(
        eq(claimSubmissions.organizationId, actor.organizationId),
        inArray(claimSubmissions.batchId, [...batchIds]),
      ),
    )

/** What a 277CA says of each claim; a refusal of the whole batch, or of a practice, of those that it does not name. */
function statusesOf(
  { claims: named, refusals, sender }: StatusAnswer,
  inside: readonly SentInFile[],
): Said[] {
  const pcns = new Set(named.map(({ controlNumber }) => controlNumber))
  const others = inside.filter(({ pcn }) => !pcns.has(pcn))
  const refused = others.flatMap(({ pcn, form }) => {
    const [refusal] = refusals.filter(({ npi }) => npi === null || npi === form.billing?.npi)
    if (refusal === undefined) return []
    const { on, findings, text, raw } = refusal
    return {
      ...{ sender, controlNumber: pcn, verdict: 'rejected' as const, on, findings, text, raw },
      ...{ payerClaimNumber: '', clearinghouseNumber: '' },
    }
  })
  return [...named, ...refused]
}

/** The most that is kept of what others wrote, in characters and findings. */
const MAX_TEXT = 2000
const MAX_WORDS = 500
const MAX_NUMBER = 80
const MAX_FINDINGS = 50

function columnsOf(said: Said, form: ClaimForm | null) {
  const { controlNumber, sender, verdict, on, payerClaimNumber, clearinghouseNumber } = said
  const findings = [
    ...said.findings,
    ...(said.lines ?? []).flatMap((line) => line.findings.map((finding) => ofLine(finding, line, form))),
  ]
  return {
    ...{ sender, verdict, answeredOn: on, pcn: stored(controlNumber, MAX_NUMBER) },
    findings: findings.slice(0, MAX_FINDINGS).map(({ code, words, field }) => ({
      ...{ code: stored(code, MAX_NUMBER), words: stored(words, MAX_WORDS), field },
    })),
    ...{ text: stored(said.text, MAX_TEXT), raw: stored(said.raw, MAX_TEXT) },
    payerClaimNumber: stored(payerClaimNumber, MAX_NUMBER),
    clearinghouseNumber: stored(clearinghouseNumber, MAX_NUMBER),
  }
}

/** A finding about a line says which one of the form it is. */
function ofLine(
  finding: Finding,
  { controlNumber }: { controlNumber: string },
  form: ClaimForm | null,
): Finding {
  const index = form?.lines.findIndex((line) => line.controlNumber === controlNumber) ?? -1
  const { field } = finding
  if (index < 0 || field === null || !/^lines\b/.test(field)) return finding
  return { ...finding, field: field.replace(/^lines/, `lines.${index}`) }
}

/** Text as it can be stored: without what no database takes, and not longer than that. */
export const stored = (text: string, length: number): string =>
  // A pair of surrogates that is cut in two leaves half a character.
  text.slice(0, length).replace(/[\p{Cc}\p{Surrogate}]/gu, '\uFFFD')
