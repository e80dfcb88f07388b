import type { Adjustment, RemittanceClaim, RemittanceLine } from '../remittance/remittance'
import { sumOf } from '../remittance/imbalances-of'
import { plainNumber } from './ClaimIndex'
import type { PostableClaim, PostableLine } from './claims-book'
import { spread } from './spread'

/** Why a line is not paid as it was charged, and whether a person left it to the client although its code does not. */
export type DecidedAdjustment = Adjustment & { isLeftToClient?: boolean }

/** What a payer decided about a line of ours; adjustments of the whole claim are among its own. */
export interface AdjudicatedLine {
  line: PostableLine
  chargeCents: number
  paidCents: number
  adjustments: readonly DecidedAdjustment[]
  allowedCents: number | null
  remarks: readonly string[]
}

type Lines = Pick<PostableClaim, 'lines'>

/** The lines that a claim of a remittance answers, or why that can’t be said. */
export type MatchedLines = { lines: AdjudicatedLine[] } | { problem: string }

/** Finds the line of the claim that each service of a remittance answers; `decided` maps services to lines. */
export function matchLines(
  said: RemittanceClaim,
  claim: Lines,
  decided: ReadonlyMap<number, string>,
): MatchedLines {
  const answered = said.lines.length === 0 ? allLines(said, claim) : answeredLines(said, claim, decided)
  if ('problem' in answered) return answered
  return { lines: said.adjustments.reduce(withClaimAdjustment, answered.lines) }
}

/** A claim that is answered as a whole. */
function allLines(said: RemittanceClaim, claim: Lines): MatchedLines {
  const charge = sumOf(claim.lines.map(({ chargeCents }) => chargeCents))
  if (Math.abs(said.chargeCents) !== charge)
    return { problem: 'It names no services, and its charge is not that of the claim' }
  const sign = said.chargeCents < 0 ? -1 : 1
  const lines = claim.lines.map((line) => ({
    line,
    chargeCents: sign * line.chargeCents,
    paidCents: sign * line.chargeCents,
    adjustments: [],
    allowedCents: null,
    remarks: [],
  }))
  return { lines }
}

function answeredLines(
  said: RemittanceClaim,
  claim: Lines,
  decided: ReadonlyMap<number, string>,
): MatchedLines {
  const answers = new Map<RemittanceLine, PostableLine>()
  for (const service of said.lines) {
    const line = numberedLine(service, claim, decided)
    if (line !== undefined) answers.set(service, line)
  }
  for (const service of said.lines.filter((one) => !answers.has(one))) {
    const line = likelyLine(service, said, freeLines(service, claim, answers))
    if (line === undefined) return { problem: `No line of the claim fits service ${service.code}` }
    answers.set(service, line)
  }
  const parted = claim.lines.find((line) => !comesTo(line, servicesOf(line, answers)))
  if (parted !== undefined)
    return { problem: `The services for ${parted.code} don’t come to the charge of the line` }
  return {
    lines: claim.lines.flatMap((line) => {
      const services = servicesOf(line, answers)
      return services.length === 0 ? [] : [together(line, services)]
    }),
  }
}

/** What services that answer one line say of it together; what is allowed, only where each says so. */
function together(line: PostableLine, services: readonly RemittanceLine[]): AdjudicatedLine {
  const allowed = services.flatMap(({ allowedCents }) => allowedCents ?? [])
  return {
    line,
    chargeCents: sumOf(services.map(({ chargeCents }) => chargeCents)),
    paidCents: sumOf(services.map(({ paidCents }) => paidCents)),
    adjustments: services.flatMap(({ adjustments }) => adjustments),
    allowedCents: allowed.length === services.length ? sumOf(allowed) : null,
    remarks: services.flatMap(({ remarks }) => remarks),
  }
}

const numberedLine = (
  { segment, controlNumber }: RemittanceLine,
  { lines }: Lines,
  decided: ReadonlyMap<number, string>,
): PostableLine | undefined =>
  lines.find(({ id }) => id === decided.get(segment)) ??
  (controlNumber === ''
    ? undefined
    : lines.find((line) => plainNumber(line.controlNumber) === plainNumber(controlNumber)))

/** The line by day, code and modifiers, or else the only one by day and code, or else by code and charge. */
function likelyLine(
  service: RemittanceLine,
  { servedFrom }: RemittanceClaim,
  free: readonly PostableLine[],
): PostableLine | undefined {
  const day = service.servedFrom ?? servedFrom
  const services = [
    ...(service.billedCode === null
      ? []
      : [{ code: service.billedCode, modifiers: service.billedModifiers }]),
    { code: service.code, modifiers: service.modifiers },
  ]
  for (const { code, modifiers } of services) {
    const coded = free.filter((line) => line.code === code)
    const ofDay = coded.filter((line) => line.servedOn === day)
    const exact = ofDay.filter((line) => sameModifiers(line.modifiers, modifiers))
    const charged = (line: PostableLine) => line.chargeCents === Math.abs(service.chargeCents)
    const found = exact.find(charged) ?? exact[0] ?? only(ofDay) ?? only(coded.filter(charged))
    if (found !== undefined) return found
  }
  return undefined
}

const only = <One>(found: readonly One[]): One | undefined => (found.length === 1 ? found[0] : undefined)

const sameModifiers = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(':') === other.toSorted().join(':')

const servicesOf = (
  line: PostableLine,
  answers: ReadonlyMap<RemittanceLine, PostableLine>,
): RemittanceLine[] => [...answers].flatMap(([service, answered]) => (answered === line ? [service] : []))

/** The lines that this service may still answer: several may answer one as long as their charges fit into it. */
const freeLines = (
  service: RemittanceLine,
  { lines }: Lines,
  answers: ReadonlyMap<RemittanceLine, PostableLine>,
): PostableLine[] =>
  lines.filter((line) => {
    const others = servicesOf(line, answers)
    return others.length === 0 || chargesOf([...others, service]) <= line.chargeCents
  })

const comesTo = ({ chargeCents }: PostableLine, services: readonly RemittanceLine[]): boolean =>
  services.length < 2 || chargesOf(services) === chargeCents

const chargesOf = (services: readonly RemittanceLine[]): number =>
  sumOf(services.map(({ chargeCents }) => Math.abs(chargeCents)))

/** The lines with their parts of an adjustment of the whole claim, which lower what was paid for them. */
function withClaimAdjustment(lines: AdjudicatedLine[], adjustment: Adjustment): AdjudicatedLine[] {
  const parts = spread(adjustment.cents, lines)
  return lines.map((line, at) => {
    const cents = parts[at] ?? 0
    const adjustments = cents === 0 ? line.adjustments : [...line.adjustments, { ...adjustment, cents }]
    return { ...line, paidCents: line.paidCents - cents, adjustments }
  })
}
