import {
  PERMISSIONS,
  type Appointment,
  type Client,
  type ImportedRemittances,
  type Invoice,
  type InvoiceSummary,
  type Page,
} from '@oaklet/api/contract'
import type { StaffActor } from '../actor'
import { postings } from '../db/schema/postings-table'
import { creditShares, issueShareInvoices, undoShares, type PostedShare } from '../modules/invoices'
import { inWork, type Work } from '../work'
import { aClaimDesk, anInsuredSession, makeClaim } from './a-claim'
import { aRemittanceFile, importFile, saidOf } from './a-remittance'
import { dataOf } from './an-appointment'
import { holdFor, payFor } from './an-invoice'
import type { TestApp } from './create-test-app'

/** A line of a claim, and the session that it charges for. */
export interface SharedLine {
  claimId: string
  lineNumber: string
  appointmentId: string
}

/** What a posting does to the invoices of clients: the shares that it leaves and takes back, in cents. */
export interface Posted {
  shares?: readonly (readonly [SharedLine, number])[]
  credits?: readonly (readonly [SharedLine, number])[]
}

/** A practice with a sent claim over two sessions of a client, a payment of its insurer, and what postings do to invoices. */
export async function aShareDesk(test: TestApp) {
  const desk = await aClaimDesk(test)
  const { practice, owner, client, coverage, session: first } = desk
  const second = await anInsuredSession(practice, owner, { client, day: '2026-10-21' })
  const claim = await makeClaim(practice, owner, coverage, [first, second])
  const file = await importFile(practice, owner, aRemittanceFile([saidOf(claim)]))
  const [remittance] = dataOf<ImportedRemittances>(file).remittances
  if (remittance === undefined) throw new Error('A file has a remittance')
  const lineOf = ({ id }: Pick<Appointment, 'id'>, at: number): SharedLine => ({
    claimId: claim.id,
    lineNumber: claim.form.lines[at]?.controlNumber ?? '',
    appointmentId: id,
  })
  const lines = [lineOf(first, 0), lineOf(second, 1)] as const

  const { organizationId, practiceId } = practice
  const actor: StaffActor = {
    ...{ kind: 'staff', organizationId, practiceIds: [practiceId], permissions: PERMISSIONS },
    ...{ userId: owner.userId, staffId: owner.staffId, sessionId: owner.sessionId },
    ...{ requestId: 'request 1', address: '203.0.113.7' },
  }
  const work = <Result>(run: (work: Work) => Promise<Result>): Promise<Result> =>
    inWork(test.deps, actor, run)

  /** Posts shares and what is taken back of earlier ones; the id of the posting. */
  const post = ({ shares = [], credits = [] }: Posted, of: Pick<Client, 'id'> = client): Promise<string> =>
    work(async (open) => {
      const postingId = open.newId()
      await open.tx.insert(postings).values({
        ...{ organizationId, id: postingId, practiceId, remittanceId: remittance.id, postingKey: postingId },
        ...{ postedById: owner.staffId, postedAt: open.now() },
        shown: { claims: [], adjustments: [], reasons: [], records: [], plan: null },
      })
      const taken = credits.map(([{ claimId, lineNumber }, cents]) => ({ claimId, lineNumber, cents }))
      await creditShares(open, { practiceId, postingId, credits: taken })
      await issueShareInvoices(open, {
        ...{ practiceId, origin: { postingId }, payerName: 'Aetna' },
        shares: [{ clientId: of.id, lines: shares.map(shareLine) }],
      })
      return postingId
    })

  const undo = (postingId: string): Promise<void> =>
    work((open) => undoShares(open, { practiceId, postingId }))

  const get = async <Data>(path: string): Promise<Data> =>
    dataOf(await owner.request('GET', practice.path(path)))
  /** The invoices, the oldest first. */
  const invoices = async (): Promise<Invoice[]> => {
    const { items } = await get<Page<InvoiceSummary>>('invoices?limit=100')
    return Promise.all(items.toReversed().map(({ id }) => get<Invoice>(`invoices/${id}`)))
  }
  const onInvoice = (invoice: Pick<Invoice, 'id'>, step: string, body: object) =>
    owner.request('POST', practice.path(`invoices/${invoice.id}/${step}`), body)
  const hold = async ({ appointmentId }: SharedLine, cents: number): Promise<unknown> =>
    dataOf(await holdFor(practice, owner, { appointmentId, clientId: client.id }, cents))
  const pay = async (invoice: Invoice, cents: number): Promise<unknown> =>
    dataOf(await payFor(practice, owner, invoice, cents))
  /** What the client owes and has, and what is held for which of the sessions. */
  const standing = async () => {
    const { balanceCents, creditCents, holds } = await get<Client>(`clients/${client.id}`)
    const heldFor = ({ appointmentId }: SharedLine): number =>
      holds?.find((one) => one.appointmentId === appointmentId)?.amountCents ?? 0
    return { balanceCents, creditCents, heldCents: lines.map(heldFor) }
  }
  return {
    ...desk,
    claim,
    remittance,
    lines,
    work,
    post,
    undo,
    get,
    invoices,
    onInvoice,
    hold,
    pay,
    standing,
  }
}

/** A line of a share that is a copay. */
const shareLine = ([line, cents]: readonly [SharedLine, number]): PostedShare['lines'][number] => ({
  ...{ ...line, description: 'Psychotherapy (90834)', cents },
  ...{ deductibleCents: 0, coinsuranceCents: 0, copayCents: cents },
})
